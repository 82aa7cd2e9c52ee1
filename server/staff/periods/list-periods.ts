import type { AnswerOf } from '../../../contract/calls/route.ts';
import type { listPeriodsRoute, OpenItem, PeriodView } from '../../../contract/staff/periods.ts';
import {
  firstDayOf,
  lastDayOf,
  type Period,
  periodAfter,
} from '../../../contract/values/periods.ts';
import { textFromInstant } from '../../base/clock.ts';
import { digestOf } from '../../base/digest.ts';
import type { SignedInContext } from '../../context.ts';
import { findWaitingPeriodReopening } from './period-reopenings-store.ts';
import { findNextPeriod } from './next-period.ts';
import {
  findFirstPeriod,
  findSignedPeriods,
  type SignedPeriod,
  type StoredItem,
} from './periods-store.ts';
import { readOpen } from './read-open.ts';

const itemView = ({ amountMinor, ...item }: StoredItem): OpenItem => ({
  ...item,
  amount: amountMinor === null ? null : BigInt(amountMinor),
});

const closingView = ({ signer, signedAt, open, journalId }: SignedPeriod) => ({
  by: signer,
  at: textFromInstant(signedAt),
  open: open.map(itemView),
  journal: journalId,
});

/** Each period that has begun, in the order in which they close. */
function periodsUpTo(first: Period, today: string): Period[] {
  const periods: Period[] = [];
  // A year has begun with its first month, and is closed last.
  for (let period = first; firstDayOf(period) <= today; period = periodAfter(period))
    periods.push(period);
  const year = today.slice(0, 4);
  return periods.includes(year) ? periods : [...periods, year];
}

interface Circumstances {
  signed: readonly SignedPeriod[];
  today: string;
  /** The one whose turn it is, where nothing prevents closing it. */
  ready: Period | undefined;
}

function viewOf(period: Period, { signed, today, ready }: Circumstances): PeriodView {
  const own = signed.filter((each) => each.period === period);
  const closed = own.find(({ isInForce }) => isInForce);
  const open = period === ready ? 'ready' : lastDayOf(period) < today ? 'open' : 'running';
  return {
    period,
    state: closed ? 'closed' : open,
    closing: closed ? closingView(closed) : null,
    earlier: own.filter(({ isInForce }) => !isInForce).map(closingView),
  };
}

/** The months and years of the books, and what is open in the next one to close. */
export async function listPeriods({
  bank: { db, clock },
  session,
}: SignedInContext): Promise<AnswerOf<typeof listPeriodsRoute>> {
  const today = clock.businessDay();
  const first = await findFirstPeriod(db);
  const next = await findNextPeriod(db);
  const open = next === undefined ? [] : await readOpen(db, next);
  const isReady = !open.some(({ blocks }) => blocks);
  const signed = await findSignedPeriods(db);
  const ready = isReady ? next : undefined;
  const waiting = await findWaitingPeriodReopening(db);
  return {
    periods: (first === undefined ? [] : periodsUpTo(first, today))
      .map((period) => viewOf(period, { signed, today, ready }))
      .toReversed(),
    next:
      next === undefined
        ? null
        : { period: next, isReady, open: open.map(itemView), digest: digestOf(open) },
    reopening: waiting
      ? {
          _id: waiting.id,
          fromPeriod: waiting.fromPeriod,
          reason: waiting.reason,
          proposedBy: waiting.proposer,
          proposedAt: textFromInstant(waiting.proposedAt),
          isYours: waiting.proposedBy === session.userId,
        }
      : null,
  };
}
