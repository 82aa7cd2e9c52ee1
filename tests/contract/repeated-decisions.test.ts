import { beforeAll, expect, test } from 'vitest';
import { api } from '../../contract/api.ts';
import type { CaseKind } from '../../contract/calls/cases.ts';
import type { Route } from '../../contract/calls/route.ts';
import { localTransferBody } from '../../fixtures/people.ts';
import { achForm, achText, payrollEntry, payrollFile } from '../support/ach-files.ts';
import { checkDesk } from '../support/check-desk.ts';
import { countRows } from '../support/count-rows.ts';
import { disputeCalls } from '../support/disputes.ts';
import { loanCalls } from '../support/loans.ts';
import { openCases } from '../support/open-cases.ts';
import { keepOtherwise } from '../support/keep-otherwise.ts';
import { setPolicy } from '../support/set-policy.ts';
import { largestAmount } from '../support/given-alone.ts';
import { useSharedDesk } from '../support/shared-bank.ts';

const desk = useSharedDesk();
const { bank, staff, rosa, ask, customer, take } = desk;
const { waitingCheck, accept, take: takeCheck } = checkDesk(bank);
const { order } = disputeCalls(desk);
const { rich, frozen, handedIn, problem, proposed, sentBack, voucher, written } = openCases(desk);
const { apply, accepted } = loanCalls(bank);

beforeAll(async () => {
  const { db, clock } = bank().bank;
  // The rows of the bank's own jobs would be counted too.
  await bank().stopJobs();
  const since = clock.businessNow().subtract({ hours: 1 });
  await setPolicy(db, 'review', { aboveMinor: 2_000_000 }, since);
  await setPolicy(
    db,
    'twoPeople',
    { aboveMinor: 1_000_000, perDayMinor: largestAmount, terms: 'one' },
    since,
  );
});

/** A call of the staff and what is sent with it. */
type Decision = [path: string, body?: object];

interface Case {
  /** Where it is taken first, if it waits in a queue. */
  queue?: CaseKind;
  id: string;
  decision: Decision;
  /** Of the same case, and not the same. */
  other?: Decision;
  /** It stays in its queue for a second person. */
  isProposal?: true;
}

let files = 0;
/** A file that a colleague brought in. */
async function broughtIn() {
  files += 1;
  const { checking } = await customer();
  const text = await achText(
    payrollFile([payrollEntry(1, { account: checking.number })], {
      companyId: String(files).padStart(10, '4'),
    }),
  );
  const { body } = await bank().call('POST', '/api/admin/ach-uploads', {
    token: rosa().token,
    form: achForm(text, `payroll-${files}.ach`),
  });
  return { id: body.upload, path: `/api/admin/ach-uploads/${body.upload}` };
}

const makers: Record<string, () => Promise<Case>> = {
  async 'a payment approved'() {
    const [payer, payee] = [await rich(), await customer()];
    const body = localTransferBody(
      payer,
      { name: payee.username, account: payee.savings.number },
      20_001,
    );
    const id = (await ask(payer, 'POST', '/api/transfers/local', body)).body.transfer._id;
    const path = `/api/admin/payment-reviews/${id}`;
    return {
      queue: 'payment',
      id,
      decision: [`${path}/approve`],
      other: [`${path}/decline`, { reason: 'NOT_CONFIRMED' }],
    };
  },
  async 'a payment declined'() {
    const { _id: id } = await order(await rich(), 20_001);
    const path = `/api/admin/payment-reviews/${id}/decline`;
    return {
      queue: 'payment',
      id,
      decision: [path, { reason: 'NOT_CONFIRMED' }],
      other: [path, { reason: 'RECIPIENT_DOUBTFUL' }],
    };
  },
  async 'a check accepted'() {
    const id = await waitingCheck(await customer());
    const path = `/api/admin/checks/${id}`;
    return {
      queue: 'check',
      id,
      decision: [`${path}/accept`, { amount: 500 }],
      other: [`${path}/accept`, { amount: 501, confirmedAmount: 501 }],
    };
  },
  async 'a check returned'() {
    const id = await waitingCheck(await customer());
    const path = `/api/admin/checks/${id}/return`;
    return {
      queue: 'check',
      id,
      decision: [path, { reason: 'UNREADABLE', note: 'Blurred.' }],
      other: [path, { reason: 'UNREADABLE' }],
    };
  },
  async 'a check taken back'() {
    const id = await waitingCheck(await customer());
    await takeCheck(id);
    await accept(id, 500);
    const path = `/api/admin/checks/${id}/dishonor`;
    return {
      id,
      decision: [path, { reason: 'INSUFFICIENT_FUNDS' }],
      other: [path, { reason: 'REFUSED' }],
    };
  },
  async 'a loan approved'() {
    const id = await apply({}, await customer());
    const path = `/api/admin/loans/${id}`;
    return {
      queue: 'loan',
      id,
      decision: [`${path}/approve`],
      other: [`${path}/decline`, { reasons: ['INCOME_TOO_LOW'] }],
    };
  },
  async 'a loan declined'() {
    const id = await apply({}, await customer());
    const path = `/api/admin/loans/${id}`;
    return {
      queue: 'loan',
      id,
      decision: [`${path}/decline`, { reasons: ['INCOME_TOO_LOW'] }],
      other: [`${path}/approve`],
    };
  },
  async 'a loan paid out'() {
    const id = await accepted({ loanAmount: 9_000 }, await customer());
    return { id, decision: [`/api/admin/loans/${id}/disburse`] };
  },
  async 'an identity verified'() {
    const { queue, id, path, document } = await handedIn();
    return {
      queue,
      id,
      decision: [`${path}/accept`, { document }],
      other: [`${path}/refuse`, { document, reasons: ['EXPIRED'] }],
    };
  },
  async 'an identity document refused'() {
    const { queue, id, path, document } = await handedIn();
    return {
      queue,
      id,
      decision: [`${path}/refuse`, { document, reasons: ['EXPIRED'] }],
      other: [`${path}/accept`, { document }],
    };
  },
  async 'a freeze lifted'() {
    const { queue, id, path } = await frozen();
    return {
      queue,
      id,
      decision: [`${path}/lift`, { reason: 'IN_PERSON' }],
      other: [`${path}/lift`, { reason: 'CALLED_BACK' }],
    };
  },
  async 'a payment sent back'() {
    const { _id: id } = await order(await customer(1_000), 400);
    const path = `/api/admin/outside-payments/${id}/return`;
    return {
      id,
      decision: [path, { reason: 'ACCOUNT_CLOSED' }],
      other: [path, { reason: 'REFUSED' }],
    };
  },
  async 'a dispute corrected'() {
    const { queue, id, path } = await problem(100);
    return {
      queue,
      id,
      decision: [`${path}/correct`, { amount: 40 }],
      other: [`${path}/correct`, { amount: 41 }],
    };
  },
  async 'a correction proposed'() {
    const { queue, id, path } = await problem(12_000);
    return { queue, id, decision: [`${path}/correct`, { amount: 12_000 }], isProposal: true };
  },
  async 'a dispute without an error'() {
    const { queue, id, path } = await problem(100);
    const reason = 'AS_ORDERED';
    return {
      queue,
      id,
      decision: [`${path}/no-error`, { reason, note: 'Called.' }],
      other: [`${path}/no-error`, { reason }],
    };
  },
  async 'a credit approved'() {
    const { queue, id, path } = await proposed();
    return {
      queue,
      id,
      decision: [`${path}/approve`],
      other: [`${path}/decline`, { reason: 'MISTAKE' }],
    };
  },
  async 'a credit declined'() {
    const { queue, id, path } = await proposed();
    return {
      queue,
      id,
      decision: [`${path}/decline`, { reason: 'MISTAKE' }],
      other: [`${path}/approve`],
    };
  },
  async 'a return approved'() {
    const { queue, id, path } = await sentBack();
    return {
      queue,
      id,
      decision: [`${path}/approve`],
      other: [`${path}/decline`, { reason: 'MISTAKE' }],
    };
  },
  async 'a return declined'() {
    const { queue, id, path } = await sentBack();
    return {
      queue,
      id,
      decision: [`${path}/decline`, { reason: 'MISTAKE' }],
      other: [`${path}/approve`],
    };
  },
  async 'a voucher booked'() {
    const { queue, id, path } = await voucher();
    return {
      queue,
      id,
      decision: [`${path}/approve`],
      other: [`${path}/decline`, { reason: 'MISTAKE' }],
    };
  },
  async 'a voucher declined'() {
    const { queue, id, path } = await voucher();
    return {
      queue,
      id,
      decision: [`${path}/decline`, { reason: 'MISTAKE' }],
      other: [`${path}/approve`],
    };
  },
  async 'a file of the ACH network taken'() {
    const { id, path } = await broughtIn();
    return {
      id,
      decision: [`${path}/take`],
      other: [`${path}/send-back`, { reason: 'It is not ours.' }],
    };
  },
  async 'a file of the ACH network sent back'() {
    const { id, path } = await broughtIn();
    return {
      id,
      decision: [`${path}/send-back`, { reason: 'It is not ours.' }],
      other: [`${path}/send-back`, { reason: 'It is torn.' }],
    };
  },
  async 'a message answered'() {
    const { queue, id, path } = await written();
    return {
      queue,
      id,
      decision: [`${path}/answer`, { answer: 'From nine to five.' }],
      other: [`${path}/answer`, { answer: 'From nine to six.' }],
    };
  },
  async 'a message closed'() {
    const { queue, id, path } = await written();
    return {
      queue,
      id,
      decision: [`${path}/close`, { reason: 'SPAM' }],
      other: [`${path}/answer`, { answer: 'From nine to five.' }],
    };
  },
};

/** Every call that ends a case, or proposes its end: not those that take one at the desk. */
const decisionPaths = Object.values<Route>(api)
  .filter(({ who, refusals }) => who === 'admin' && refusals.includes('CASE_DECIDED'))
  .map(({ path }) => path)
  // Evidence is added to a case, and does not end it.
  .filter((path) => !path.startsWith('/api/admin/queues/') && !path.endsWith('/evidence'));
const sent = new Set<string>();

test.each(Object.entries(makers))(
  '%s: the same person gets the first answer again; others learn who was first',
  async (_, make) => {
    const { queue, id, decision, other, isProposal } = await make();
    sent.add(decision[0].replace(id, '{id}'));
    const decide = ([path, body]: Decision, who = staff()) => ask(who, 'POST', path, body);
    if (queue) expect((await take(queue, id)).status).toBe(200);
    const [first, second] = await Promise.all([decide(decision), decide(decision)]);
    expect([first.status, first.body]).toEqual([
      isProposal ? 202 : 200,
      { ...first.body, message: expect.any(String) },
    ]);
    expect([second.status, second.body]).toEqual([first.status, first.body]);
    const rows = await countRows(bank().bank.db);
    const later = await decide(decision);
    expect([later.status, later.body]).toEqual([first.status, first.body]);
    if (isProposal) {
      expect((await decide(decision, rosa())).body.code).toBe('CASE_NOT_TAKEN');
      await take('dispute', id);
      expect((await decide(decision)).body.code).toBe('OWN_PROPOSAL');
      return;
    }
    const when =
      / since \w+day, \w+ \d+, \d{4} at \d+:\d\d [AP]M, New York time\. Nothing was changed now\.$/;
    const told = (await decide(decision, rosa())).body;
    if (other) {
      expect(told).toMatchObject({
        code: 'CASE_DECIDED',
        message: expect.stringMatching(/^staff was first: this case is /),
      });
      expect(told.message).toMatch(when);
      const own = (await decide(other)).body;
      expect(own).toMatchObject({
        code: 'CASE_DECIDED',
        message: expect.stringMatching(/^You have decided this yourself: this case is /),
      });
      expect(own.message).toMatch(when);
    } else {
      expect(told).toMatchObject({
        code: 'LOAN_DISBURSED',
        message: expect.stringMatching(
          /^staff was first: this loan was paid out already, on \w+day, /,
        ),
      });
    }
    // A refused payment leaves its claim, which answers the same request again.
    const { claim: _claim, ...after } = await countRows(bank().bank.db);
    expect(after).toEqual({ ...rows, claim: undefined });
    if (queue)
      expect((await take(queue, id)).body.message).toMatch(/^You have decided this yourself/);
  },
);

test('no call that decides a case is missing above: a new one gets a maker', () => {
  expect(decisionPaths.length).toBeGreaterThan(10);
  expect(decisionPaths.filter((path) => !sent.has(path))).toEqual([]);
});

test('a decision that an earlier server kept in words is answered in them', async () => {
  const { queue, id, path } = await proposed();
  await take(queue, id);
  const decide = () => ask(staff(), 'POST', `${path}/decline`, { reason: 'MISTAKE' });
  const first = (await decide()).body;
  expect(first).toMatchObject({ code: 'CREDIT_DECLINED', message: expect.any(String) });
  await keepOtherwise(bank(), first, first.message);
  const again = await decide();
  expect([again.status, again.body]).toEqual([200, { message: first.message }]);
});
