import type { CaseKind } from '../../contract/cases.ts';
import { localTransferBody } from '../../fixtures/people.ts';
import type { Act, Given } from './audited-act.ts';
import { checkDesk } from './check-desk.ts';
import { disputeCalls } from './disputes.ts';
import { loanCalls } from './loans.ts';
import { openCases } from './open-cases.ts';
import { setPolicy } from './set-policy.ts';
import type { useSharedDesk } from './shared-bank.ts';

/** What staff decide about cases of customers. */
export function deskActs(desk: ReturnType<typeof useSharedDesk>) {
  const { bank, staff, rosa, ask, customer, take } = desk;
  const { frozen, handedIn, problem, proposed, rich, written } = openCases(desk);
  const { waitingCheck, take: takeCheck, accept } = checkDesk(bank);
  const { apply, approved } = loanCalls(bank);
  const { order } = disputeCalls(desk);

  /** A case that who decides has taken. */
  const taken =
    (
      open: () => Promise<{ queue: CaseKind; id: string; document?: string }>,
      body?: object | ((document: string) => object),
    ) =>
    async () => {
      const { queue, id, document = '' } = await open();
      await take(queue, id);
      const sent = typeof body === 'function' ? body(document) : body;
      return { who: staff(), params: { id }, ...(sent && { body: sent }) } satisfies Given;
    };
  const check = async () => ({ queue: 'check', id: await waitingCheck(await customer()) }) as const;
  const loan = async () => ({ queue: 'loan', id: await apply({}, await customer()) }) as const;
  const paymentOut = async () =>
    ({ queue: 'payment', id: (await order(await rich(), 20_001))._id as string }) as const;
  async function paymentIn() {
    const [payer, payee] = [await rich(), await customer()];
    const body = localTransferBody(
      payer,
      { name: payee.username, account: payee.savings.number },
      20_001,
    );
    const id: string = (await ask(payer, 'POST', '/api/transfers/local', body)).body.transfer._id;
    return { queue: 'payment', id } as const;
  }
  const ofCheck = async () => ({ who: staff(), params: { kind: 'check', id: (await check()).id } });

  return {
    takeCase: { leaves: ['case.taken'], given: ofCheck },
    takeNextCase: { leaves: ['case.taken'], given: async () => ({ who: (await ofCheck()).who }) },
    takeOverCase: [
      {
        when: 'that nobody has',
        leaves: ['case.taken'],
        given: async () => ({ ...(await ofCheck()), body: { reason: 'Its turn.' } }),
      },
      {
        when: 'that somebody else has',
        leaves: ['case.taken_over'],
        given: async () => {
          const given = await ofCheck();
          await take('check', given.params.id, rosa());
          return { ...given, body: { reason: 'She is away.' } };
        },
      },
    ],
    giveBackCase: {
      leaves: ['case.given_back'],
      given: async () => {
        const given = await ofCheck();
        await take('check', given.params.id);
        return given;
      },
    },
    acceptCheck: [
      { leaves: ['check.accepted'], given: taken(check, { amount: 500 }) },
      {
        when: 'that a second person has to read',
        leaves: ['check.acceptance_proposed'],
        given: async () => {
          const { db, clock } = bank().bank;
          const hold = { nextDayMinor: 27_500, perDayMinor: 2_000_000, per30DaysMinor: 2_500_000 };
          await setPolicy(db, 'checkHold', hold, clock.businessNow());
          return taken(check, { amount: 12_000, confirmedAmount: 12_000 })();
        },
      },
    ],
    returnCheck: {
      leaves: ['check.returned'],
      given: taken(check, { reason: 'UNREADABLE', note: 'Blurred.' }),
    },
    dishonorCheck: {
      leaves: ['check.dishonored'],
      given: async () => {
        const { id } = await check();
        await takeCheck(id);
        await accept(id, 500);
        return { who: staff(), params: { id }, body: { reason: 'INSUFFICIENT_FUNDS' } };
      },
    },
    approveLoan: { leaves: ['loan.approved'], given: taken(loan) },
    declineLoan: { leaves: ['loan.declined'], given: taken(loan, { reasons: ['INCOME_TOO_LOW'] }) },
    disburseLoan: {
      leaves: ['loan.disbursed'],
      given: async () => ({
        who: staff(),
        params: { id: await approved({ loanAmount: 9_000 }, await customer()) },
      }),
    },
    acceptIdentity: {
      leaves: ['identity.accepted'],
      given: taken(handedIn, (document) => ({ document })),
    },
    refuseIdentity: {
      leaves: ['identity.refused'],
      given: taken(handedIn, (document) => ({ document, reasons: ['EXPIRED'] })),
    },
    liftFreezeByStaff: {
      leaves: ['freeze.lifted'],
      given: taken(frozen, { reason: 'IN_PERSON' }),
    },
    approvePayment: [
      { when: 'to another bank', leaves: ['payment.approved'], given: taken(paymentOut) },
      {
        when: 'to a customer',
        leaves: ['payment.approved', 'transfer.paid'],
        given: taken(paymentIn),
      },
    ],
    declinePayment: {
      leaves: ['payment.declined'],
      given: taken(paymentOut, { reason: 'NOT_CONFIRMED' }),
    },
    returnPayment: {
      leaves: ['payment.returned'],
      given: async () => ({
        who: staff(),
        params: { id: (await order(await customer(1_000), 400))._id },
        body: { reason: 'REFUSED' },
      }),
    },
    correctDispute: [
      { leaves: ['dispute.corrected'], given: taken(() => problem(100), { amount: 40 }) },
      {
        when: 'above the two-person size',
        leaves: ['dispute.correction_proposed'],
        given: taken(() => problem(12_000), { amount: 12_000 }),
      },
    ],
    endDispute: {
      leaves: ['dispute.no_error_found'],
      given: taken(() => problem(100), { reason: 'AS_ORDERED', note: 'Called.' }),
    },
    approveFunding: { leaves: ['funding.approved', 'transfer.funded'], given: taken(proposed) },
    declineFunding: { leaves: ['funding.declined'], given: taken(proposed, { reason: 'MISTAKE' }) },
    answerMessage: {
      leaves: ['message.answered'],
      given: taken(written, { answer: 'From nine to five.' }),
    },
    closeMessage: { leaves: ['message.closed'], given: taken(written, { reason: 'SPAM' }) },
  } satisfies Record<string, Act | Act[]>;
}
