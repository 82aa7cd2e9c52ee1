import { checkForm, checkPictures } from '../../fixtures/check-pictures.ts';
import { messageForm } from '../../fixtures/message-form.ts';
import { readTerms } from '../../fixtures/accept-offer.ts';
import { castPassword } from '../../fixtures/people.ts';
import { portrait, profileForm } from '../../fixtures/profile-pictures.ts';
import type { Act } from './audited-act.ts';
import { loanCalls } from './loans.ts';
import { passkeyCalls } from './passkeys.ts';
import { turnOn } from './second-factor.ts';
import type { useSharedDesk } from './shared-bank.ts';
import { validBodies } from './valid-bodies.ts';

/**
 * Acts of customers other than paying: loans, cards, checks, statements, messages, what they keep
 * and what they choose.
 */
export function serviceActs({ bank, ask, customer }: ReturnType<typeof useSharedDesk>) {
  const bodyOf = (name: string) => validBodies(bank().cast)[name];
  const sent = (name: string) => async () => ({ who: await customer(), body: bodyOf(name) });
  const { offered, loanOf, paidOut } = loanCalls(bank);
  const holder = async () => {
    const who = await customer();
    const { body } = await ask(who, 'POST', '/api/card/generate', { cardType: 'debit' });
    return { who, card: body._id as string };
  };
  const chosen = async (wanted: boolean) => {
    const who = await customer();
    await ask(who, 'PUT', '/api/users/mail-choices', { mail: 'short-funds', wanted: !wanted });
    return { who, body: { mail: 'short-funds', wanted } };
  };

  return {
    changeProfileImage: {
      given: async () => ({
        who: await customer(),
        form: profileForm({}, { profileImage: await portrait('Ines Marsh') }),
      }),
    },
    chooseMail: [
      { when: 'no more', given: () => chosen(false) },
      { when: 'again', leaves: ['notice.turned_on'], given: () => chosen(true) },
    ],
    readNotices: {
      given: async () => {
        const { who } = await holder();
        const { notices } = (await ask(who, 'GET', '/api/users/notices')).body;
        return { who, body: { newest: notices[0]._id } };
      },
    },
    writeToBank: {
      given: async () => ({
        who: await customer(),
        form: messageForm({ subject: 'Hours', message: 'Open?' }),
      }),
    },
    removeSavedApplication: {
      given: async () => {
        const who = await customer();
        await ask(who, 'PUT', '/api/loans/saved', bodyOf('saveApplication'));
        return { who };
      },
    },
    beginLoanAcceptance: {
      given: async () => {
        const who = await customer();
        await passkeyCalls(bank().call).add(who);
        const id = await offered({}, who);
        return { who, params: { id }, body: readTerms(await loanOf(id, who)) };
      },
    },
    acceptLoan: {
      given: async () => {
        const who = await customer();
        const id = await offered({}, who);
        const terms = readTerms(await loanOf(id, who));
        return { who, params: { id }, body: { ...terms, password: castPassword } };
      },
    },
    turnDownLoan: {
      given: async () => {
        const who = await customer();
        return { who, params: { id: await offered({}, who) } };
      },
    },
    payOffLoan: {
      given: async () => {
        const who = await customer();
        const id = await paidOut({ loanAmount: 9_000 }, who);
        const { amount } = (await ask(who, 'GET', `/api/loans/${id}/payoff`)).body;
        return { who, params: { id }, body: { amount } };
      },
    },
    generateCard: [
      { given: sent('generateCard') },
      {
        when: 'masked, for who has a PIN',
        leaves: ['card.issued'],
        given: async () => {
          const who = await customer();
          await ask(who, 'POST', '/api/approvals/pin', { securityPin: '4711' });
          return { who, body: bodyOf('generateCard') };
        },
      },
    ],
    revealCards: [
      {
        given: async () => ({ who: (await holder()).who, body: { password: castPassword } }),
      },
      {
        when: 'with a recovery code',
        leaves: ['recovery_codes.one_used', 'card.revealed'],
        given: async () => {
          const { who } = await holder();
          const { recoveryCodes } = await turnOn(bank().call, who);
          return { who, body: { code: recoveryCodes[0] } };
        },
      },
    ],
    removeSavingsGoal: {
      given: async () => {
        const who = await customer();
        const { number } = who.savings;
        const path = `/api/users/accounts/savings/${number}/goal`;
        await ask(who, 'PUT', path, bodyOf('setSavingsGoal'));
        return { who, params: { number } };
      },
    },
    showMoment: {
      given: async () => {
        const who = await customer(100);
        const [{ kind, about }] = (await ask(who, 'GET', '/api/users/moments')).body.moments;
        return { who, body: { kind, aboutId: about } };
      },
    },
    unfreezeCard: {
      given: async () => {
        const { who, card } = await holder();
        await ask(who, 'POST', `/api/card/${card}/freeze`);
        return { who, params: { id: card }, body: { password: castPassword } };
      },
    },
    deleteCard: [
      {
        given: async () => {
          const { who, card } = await holder();
          return { who, params: { id: card } };
        },
      },
      {
        when: 'of a frozen card',
        given: async () => {
          const { who, card } = await holder();
          await ask(who, 'POST', `/api/card/${card}/freeze`);
          return { who, params: { id: card }, body: { password: castPassword } };
        },
      },
    ],
    mailStatement: {
      given: async () => {
        const who = await customer();
        return {
          who,
          body: { account: who.savings.number, month: bank().bank.clock.businessDay().slice(0, 7) },
        };
      },
    },
    depositCheck: {
      given: async () => {
        const who = await customer();
        return {
          who,
          form: checkForm(
            await checkPictures({
              from: 'Lantern Books',
              to: who.username,
              amount: 12,
              number: 77,
            }),
          ),
        };
      },
    },
  } satisfies Record<string, Act | Act[]>;
}
