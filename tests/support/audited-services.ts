import { checkForm, checkPictures } from '../../fixtures/check-pictures.ts';
import { messageForm } from '../../fixtures/message-form.ts';
import { castPassword } from '../../fixtures/people.ts';
import { portrait, profileForm } from '../../fixtures/profile-pictures.ts';
import type { Act } from './audited-act.ts';
import { loanCalls } from './loans.ts';
import { turnOn } from './second-factor.ts';
import type { useSharedDesk } from './shared-bank.ts';
import { validBodies } from './valid-bodies.ts';

/**
 * What customers do other than pay: loans, cards, checks, statements, messages, what they keep and
 * what they choose.
 */
export function serviceActs({ bank, ask, customer }: ReturnType<typeof useSharedDesk>) {
  const bodyOf = (name: string) => validBodies(bank().cast)[name];
  const sent = (name: string) => async () => ({ who: await customer(), body: bodyOf(name) });
  const { paidOut } = loanCalls(bank);
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
      leaves: ['profile.image_changed'],
      given: async () => ({
        who: await customer(),
        form: profileForm({}, { profileImage: await portrait('Ines Marsh') }),
      }),
    },
    chooseMail: [
      { when: 'no more', leaves: ['notice.turned_off'], given: () => chosen(false) },
      { when: 'again', leaves: ['notice.turned_on'], given: () => chosen(true) },
    ],
    chooseLanguage: { leaves: ['language.chosen'], given: sent('chooseLanguage') },
    readNotices: {
      leaves: ['notices.read'],
      given: async () => {
        const { who } = await holder();
        const { notices } = (await ask(who, 'GET', '/api/users/notices')).body;
        return { who, body: { newest: notices[0]._id } };
      },
    },
    // A page reports it, and no person.
    reportClientError: { leaves: [], given: async () => ({ body: bodyOf('reportClientError') }) },
    // Of somebody whom the bank does not know.
    sendMessage: { leaves: [], given: async () => ({ body: bodyOf('sendMessage') }) },
    writeToBank: {
      leaves: ['message.sent'],
      given: async () => ({
        who: await customer(),
        form: messageForm({ subject: 'Hours', message: 'Open?' }),
      }),
    },
    saveSearch: { leaves: ['search.saved'], given: sent('saveSearch') },
    removeSearch: {
      leaves: ['search.removed'],
      given: async () => {
        const who = await customer();
        const { search } = (await ask(who, 'POST', '/api/transfers/searches', bodyOf('saveSearch')))
          .body;
        return { who, params: { id: search._id } };
      },
    },
    submitLoanApplication: { leaves: ['loan.submitted'], given: sent('submitLoanApplication') },
    saveApplication: { leaves: ['application.saved'], given: sent('saveApplication') },
    removeSavedApplication: {
      leaves: ['application.removed'],
      given: async () => {
        const who = await customer();
        await ask(who, 'PUT', '/api/loans/saved', bodyOf('saveApplication'));
        return { who };
      },
    },
    payOffLoan: {
      leaves: ['loan.paid_off'],
      given: async () => {
        const who = await customer();
        const id = await paidOut({ loanAmount: 9_000 }, who);
        const { amount } = (await ask(who, 'GET', `/api/loans/${id}/payoff`)).body;
        return { who, params: { id }, body: { amount } };
      },
    },
    generateCard: { leaves: ['card.issued', 'card.revealed'], given: sent('generateCard') },
    revealCards: [
      {
        leaves: ['card.revealed'],
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
    setSavingsGoal: {
      leaves: ['goal.set'],
      given: async () => {
        const who = await customer();
        return { who, params: { number: who.savings.number }, body: bodyOf('setSavingsGoal') };
      },
    },
    removeSavingsGoal: {
      leaves: ['goal.removed'],
      given: async () => {
        const who = await customer();
        const { number } = who.savings;
        const path = `/api/users/accounts/savings/${number}/goal`;
        await ask(who, 'PUT', path, bodyOf('setSavingsGoal'));
        return { who, params: { number } };
      },
    },
    showMoment: {
      leaves: ['moment.shown'],
      given: async () => {
        const who = await customer(100);
        const [{ kind, about }] = (await ask(who, 'GET', '/api/users/moments')).body.moments;
        return { who, body: { kind, aboutId: about } };
      },
    },
    freezeCard: {
      leaves: ['card.frozen'],
      given: async () => {
        const { who, card } = await holder();
        return { who, params: { id: card } };
      },
    },
    unfreezeCard: {
      leaves: ['card.unfrozen'],
      given: async () => {
        const { who, card } = await holder();
        await ask(who, 'POST', `/api/card/${card}/freeze`);
        return { who, params: { id: card }, body: { password: castPassword } };
      },
    },
    deleteCard: {
      leaves: ['card.blocked'],
      given: async () => {
        const { who, card } = await holder();
        return { who, params: { id: card } };
      },
    },
    mailStatement: {
      leaves: ['statement.requested'],
      given: async () => {
        const who = await customer();
        return {
          who,
          body: { account: who.savings.number, month: bank().bank.clock.businessDay().slice(0, 7) },
        };
      },
    },
    depositCheck: {
      leaves: ['check.received'],
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
