import { expect } from 'vitest';
import { voucherAccounts } from '../../contract/staff/voucher-accounts.ts';
import type { Database } from '../../server/db/database.ts';
import type { JournalKind } from '../../server/ledger/plan.ts';

/**
 * The legs that each kind of journal books: account and signed amount of each leg, by code of the
 * chart of accounts. `amount`, `fee` and `debited` are the order's; `x` and `y` are any amount
 * above zero, one letter the same amount in all its legs. `customer` is any account of a customer,
 * `customers` one or more of one sum. A reversal is in no list: it is held against the journal it
 * undoes. Nor is a voucher: its legs are free among the accounts that it may use. A year end has one
 * leg for each account of income and expense that moved, against equity.
 */
const golden: Record<
  Exclude<JournalKind, 'return' | 'reversal' | 'fee' | 'voucher' | 'year_end'>,
  readonly string[]
> = {
  funding: ['1410 -amount, customer +amount'],
  local_transfer: [
    'customer -debited, customer +amount, 4020 +fee',
    'customer -debited, 1110 +amount, 4020 +fee',
    'customer -debited, 2320 +amount, 4020 +fee',
    // Approved by staff.
    '2320 -x, customer +x',
  ],
  bill_payment: ['customer -debited, 1130 +amount, 4020 +fee'],
  international_transfer: [
    'customer -debited, 1120 +amount, 4020 +fee',
    'customer -debited, 1310 +x, 1310 -amount, 1120 +amount, 4020 +fee',
    'customer -debited, 1310 +x, 1310 -y, 4030 +y, 1310 -amount, 1120 +amount, 4020 +fee',
  ],
  direct_deposit: ['1110 -amount, customer +amount'],
  check_deposit: ['1150 -amount, customer +amount'],
  loan_disbursement: ['1210 -amount, customer +amount'],
  loan_instalment: [
    'customer -amount, 1210 +x, 4010 +y',
    'customer -amount, 1210 +amount',
    'customer -amount, 4010 +amount',
  ],
  settlement: [
    '1110 -x, 1010 +x',
    '1110 +x, 1010 -x',
    '1120 -x, 1010 +x',
    '1130 -x, 1010 +x',
    '1150 +x, 1010 -x',
  ],
  interest: ['5010 -amount, customer +amount'],
  closing: ['customers -x, 2310 +x'],
  correction: ['5020 -amount, customer +amount'],
};

interface Leg {
  code: string;
  amount: number;
}

interface Journal {
  id: string;
  kind: JournalKind;
  legs: Leg[];
  /** Those of the journal it undoes. */
  undone: Leg[] | null;
  amount: number | null;
  fee: number | null;
  debited: number | null;
}

const customers = ['2110', '2120', '2130'];
const belongs = (code: string, account: string) =>
  account.startsWith('customer') ? customers.includes(code) : code === account;

/**
 * Says whether legs are a shape's, each once. Tries every leg that may be meant, because one
 * account may be in a shape twice.
 */
function isShape(
  legs: readonly Leg[],
  parts: readonly string[],
  known: Readonly<Record<string, number>>,
): boolean {
  const [part, ...others] = parts;
  if (part === undefined) return legs.length === 0;
  const [account = '', signed = ''] = part.split(' ');
  const [sign, name] = [signed.startsWith('-') ? -1 : 1, signed.slice(1)];
  // A fee of nothing is no leg.
  if (known[name] === 0) return isShape(legs, others, known);
  if (account === 'customers') {
    const own = legs.filter(({ code }) => belongs(code, account));
    const sum = own.reduce((total, { amount }) => total + amount * sign, 0);
    const rest = legs.filter((leg) => !own.includes(leg));
    return (
      sum > 0 &&
      own.every(({ amount }) => amount * sign > 0) &&
      isShape(rest, others, { ...known, [name]: sum })
    );
  }
  return legs.some((leg, index) => {
    const value = leg.amount * sign;
    if (!belongs(leg.code, account) || value <= 0 || (known[name] ?? value) !== value) return false;
    return isShape(legs.toSpliced(index, 1), others, { ...known, [name]: value });
  });
}

/**
 * A reversal gives back the same to the bank's own accounts; the customer's side may have become
 * unclaimed, owed, or the bank's loss.
 */
function undoes(legs: readonly Leg[], undone: readonly Leg[]): boolean {
  const left = [...legs];
  let customersSide = 0;
  for (const { code, amount } of undone) {
    if (customers.includes(code) || code === '1230') {
      customersSide -= amount;
      continue;
    }
    const place = left.findIndex((leg) => leg.code === code && leg.amount === -amount);
    if (place < 0) return false;
    left.splice(place, 1);
  }
  return (
    left.every(({ code }) => [...customers, '1230', '2310', '5020'].includes(code)) &&
    left.reduce((sum, { amount }) => sum + amount, 0) === customersSide
  );
}

/** A debit, also of what is owed from then on, a fee refund, a repayment, a write-off, a payout. */
const vouchersOfCustomers = [
  ...['1190', '4020', '5020'].flatMap((against) => [
    `customer -x, ${against} +x`,
    `1230 -x, ${against} +x`,
    `customer -x, 1230 -y, ${against} +z`,
  ]),
  'customer +x, 4020 -x',
  'customer -x, 1230 +x',
  '5020 -x, 1230 +x',
  '2310 -x, 1010 +x',
];

function isGolden({ kind, legs, undone, amount, fee, debited }: Journal): boolean {
  if (undone)
    return ['return', 'reversal', 'voucher', 'year_end'].includes(kind) && undoes(legs, undone);
  if (kind === 'year_end') return legs.every(({ code }) => /^(?:3010|4...|5...)$/.test(code));
  if (kind === 'voucher')
    return (
      legs.every(({ code }) => Object.hasOwn(voucherAccounts, code)) ||
      vouchersOfCustomers.some((shape) => isShape(legs, shape.split(', '), {}))
    );
  const known = amount === null || fee === null || debited === null ? {} : { amount, fee, debited };
  const shapes: readonly string[] = Object.hasOwn(golden, kind)
    ? golden[kind as keyof typeof golden]
    : [];
  return shapes.some((shape) => isShape(legs, shape.split(', '), known));
}

const legsOf = (
  journal: string,
) => `(SELECT json_agg(json_build_object('code', account.gl_code, 'amount', entry.amount)
  ORDER BY leg.position)
  FROM unnest(${journal}.accounts, ${journal}.seqs) WITH ORDINALITY AS leg (account_id, seq,
    position)
  JOIN entry ON entry.account_id = leg.account_id AND entry.seq = leg.seq JOIN account
    ON account.id = leg.account_id)`;

/**
 * Fails the test, naming each journal that is none of the shapes its kind may have, such as one of
 * a kind that no list has.
 */
export async function expectGoldenJournals(db: Database): Promise<void> {
  const { rows } = await db.query<Journal>(
    `SELECT journal.id, journal.kind, ${legsOf('journal')} AS legs, CASE WHEN undone.id IS NOT NULL
      THEN ${legsOf('undone')} END AS undone,
            transfer.amount_minor::float8 AS amount, transfer.fee_minor::float8 AS fee,
              transfer.debited_usd_minor::float8 AS debited
       FROM journal LEFT JOIN journal undone ON undone.id = journal.reverses
       LEFT JOIN transfer ON transfer.journal_id = journal.id
      ORDER BY journal.booked_at`,
  );
  const others = rows.filter((journal) => !isGolden(journal));
  expect(
    others.map(
      ({ kind, legs }) =>
        `${kind}: ${legs.map(({ code, amount }) => `${code} ${amount}`).join(', ')}`,
    ),
  ).toEqual([]);
}
