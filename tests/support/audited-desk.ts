import { api } from '../../contract/api.ts';
import type { CaseKind } from '../../contract/calls/cases.ts';
import { localTransferBody } from '../../fixtures/people.ts';
import { portrait } from '../../fixtures/profile-pictures.ts';
import { achForm, payrollTo } from './ach-files.ts';
import type { Act, Given } from './audited-act.ts';
import { checkDesk } from './check-desk.ts';
import { disputeCalls } from './disputes.ts';
import { loanCalls } from './loans.ts';
import { openCases } from './open-cases.ts';
import { setPolicy } from './set-policy.ts';
import type { useSharedDesk } from './shared-bank.ts';
import { twoLegs } from './vouchers.ts';

/** Decisions of staff about cases of customers. */
export function deskActs(desk: ReturnType<typeof useSharedDesk>) {
  const { bank, staff, rosa, ask, customer, take } = desk;
  const { frozen, handedIn, problem, proposed, rich, sentBack, voucher, written } = openCases(desk);
  const { waitingCheck, take: takeCheck, accept } = checkDesk(bank);
  const { apply, accepted } = loanCalls(bank);
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
  async function broughtFile(): Promise<string> {
    const form = achForm(await payrollTo(await customer()));
    const { token } = staff();
    return (await bank().call('POST', '/api/admin/ach-uploads', { token, form })).body.upload;
  }
  const ofCheck = async () => ({ who: staff(), params: { kind: 'check', id: (await check()).id } });

  return {
    takeCase: { given: ofCheck },
    takeNextCase: { given: async () => ({ who: (await ofCheck()).who }) },
    takeOverCase: [
      {
        when: 'that nobody has',
        leaves: ['case.taken'],
        given: async () => ({ ...(await ofCheck()), body: { reason: 'Its turn.' } }),
      },
      {
        when: 'that somebody else has',
        given: async () => {
          const given = await ofCheck();
          await take('check', given.params.id, rosa());
          return { ...given, body: { reason: 'She is away.' } };
        },
      },
    ],
    giveBackCase: {
      given: async () => {
        const given = await ofCheck();
        await take('check', given.params.id);
        return given;
      },
    },
    acceptCheck: [
      { given: taken(check, { amount: 500 }) },
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
      given: taken(check, { reason: 'UNREADABLE', note: 'Blurred.' }),
    },
    dishonorCheck: {
      given: async () => {
        const { id } = await check();
        await takeCheck(id);
        await accept(id, 500);
        return { who: staff(), params: { id }, body: { reason: 'INSUFFICIENT_FUNDS' } };
      },
    },
    approveLoan: { given: taken(loan) },
    declineLoan: { given: taken(loan, { reasons: ['INCOME_TOO_LOW'] }) },
    disburseLoan: {
      given: async () => ({
        who: staff(),
        params: { id: await accepted({ loanAmount: 9_000 }, await customer()) },
      }),
    },
    acceptIdentity: {
      given: taken(handedIn, (document) => ({ document })),
    },
    refuseIdentity: {
      given: taken(handedIn, (document) => ({ document, reasons: ['EXPIRED'] })),
    },
    liftFreezeByStaff: {
      given: taken(frozen, { reason: 'IN_PERSON' }),
    },
    approvePayment: [
      { when: 'to another bank', given: taken(paymentOut) },
      {
        when: 'to a customer',
        leaves: ['payment.approved', 'transfer.paid'],
        given: taken(paymentIn),
      },
    ],
    declinePayment: {
      given: taken(paymentOut, { reason: 'NOT_CONFIRMED' }),
    },
    returnPayment: [
      {
        given: async () => ({
          who: staff(),
          params: { id: (await order(await customer(1_000), 400))._id },
          body: { reason: 'REFUSED' },
        }),
      },
      {
        when: 'above the two-person size',
        leaves: ['payment.return_proposed'],
        given: async () => ({
          who: staff(),
          params: { id: (await order(await rich(), 12_000))._id },
          body: { reason: 'REFUSED' },
        }),
      },
    ],
    approveReturn: { given: taken(sentBack) },
    declineReturn: {
      given: taken(sentBack, { reason: 'NOT_SENT_BACK' }),
    },
    correctDispute: [
      { given: taken(() => problem(100), { amount: 40 }) },
      {
        when: 'above the two-person size',
        leaves: ['dispute.correction_proposed'],
        given: taken(() => problem(12_000), { amount: 12_000 }),
      },
    ],
    endDispute: {
      given: taken(() => problem(100), { reason: 'AS_ORDERED', note: 'Called.' }),
    },
    bringAchFile: {
      given: async () => ({
        who: staff(),
        form: achForm(await payrollTo(await customer())),
      }),
    },
    takeAchFile: {
      given: async () => ({ who: rosa(), params: { id: await broughtFile() } }),
    },
    sendBackAchFile: {
      given: async () => ({
        who: rosa(),
        params: { id: await broughtFile() },
        body: { reason: 'It is not ours.' },
      }),
    },
    makeVoucher: {
      given: async () => ({ who: staff(), body: { reason: 'A fee.', legs: twoLegs(5) } }),
    },
    makeCustomerVoucher: {
      given: async () => ({
        who: staff(),
        params: { id: (await customer()).id },
        body: api.makeCustomerVoucher.example,
      }),
    },
    undoJournal: {
      given: async () => {
        await customer(20);
        const { rows } = await bank().bank.db.query<{ id: string }>(
          `SELECT id FROM journal WHERE kind = 'funding' ORDER BY claimed_at DESC LIMIT 1`,
        );
        return { who: staff(), params: { id: rows[0]?.id ?? '' }, body: { reason: 'A mistake.' } };
      },
    },
    addEvidence: {
      given: async () => {
        const form = new FormData();
        form.set('file', new Blob([new Uint8Array(await portrait('Letter'))]), 'letter.jpg');
        return { who: rosa(), params: { id: (await voucher()).id }, form };
      },
    },
    approveVoucher: { given: taken(voucher) },
    declineVoucher: { given: taken(voucher, { reason: 'MISTAKE' }) },
    approveFunding: { given: taken(proposed) },
    declineFunding: { given: taken(proposed, { reason: 'MISTAKE' }) },
    answerMessage: {
      given: taken(written, { answer: 'From nine to five.' }),
    },
    closeMessage: { given: taken(written, { reason: 'SPAM' }) },
  } satisfies Record<string, Act | Act[]>;
}
