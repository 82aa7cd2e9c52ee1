import type { ReactNode } from 'react';
import { addDays, type CalendarDay } from '../../../contract/values/calendar-day.ts';
import type { Transfer } from '../../../contract/money/transfers.ts';
import { bankDay } from '../../bank/bank-clock.ts';
import type { RowGroup } from '../../ui/lists/data-table.tsx';
import {
  formatDay,
  formatExact,
  formatLongDay,
  formatMonthDay,
  formatShortDay,
  formatTime,
  formatWeekdayName,
  noonOf,
} from '../../ui/values/format-date.ts';
import { upperFirst } from '../../ui/values/upper-first.ts';
import { otherDay } from './transfer-cells.tsx';
import { transfersTexts } from './transfers.texts.ts';

const texts = transfersTexts.transactionDays;

interface DayCut<Row> {
  at: (row: Row) => string;
  /** It is still to come: such rows come on top, under a heading of their own. */
  isAhead: (row: Row) => boolean;
  /** The day it is at the bank. */
  today: CalendarDay;
}

/**
 * Cuts the rows of a list where another day of the bank begins, each day under its heading. A
 * payment of next week would be listed under the day of last week on which it was ordered.
 */
export function cutByDay<Row>(
  rows: readonly Row[],
  { at, isAhead, today }: DayCut<Row>,
): RowGroup<Row>[] {
  const groups: { key: CalendarDay; rows: Row[] }[] = [];
  const ahead = rows.filter(isAhead);
  for (const row of rows) {
    if (isAhead(row)) continue;
    const key = bankDay(new Date(at(row)));
    const last = groups.at(-1);
    if (last?.key === key) last.rows.push(row);
    else groups.push({ key, rows: [row] });
  }
  const days = groups.map((group) => ({ ...group, heading: dayHeading(group.key, today) }));
  return ahead.length === 0
    ? days
    : [{ key: 'scheduled', rows: ahead, heading: texts.scheduled }, ...days];
}

/** `Today` with its date, `Friday, November 20`, and the year where it is not this one. */
function dayHeading(day: CalendarDay, today: CalendarDay): ReactNode {
  const noon = noonOf(day);
  const words = new Map([
    [addDays(today, 1), texts.tomorrow],
    [today, texts.today],
    [addDays(today, -1), texts.yesterday],
  ]).get(day);
  if (words === undefined) {
    const isThisYear = day.slice(0, 4) === today.slice(0, 4);
    return (
      <>
        {upperFirst(formatWeekdayName(noon))},{' '}
        <span className="day-date">{isThisYear ? formatMonthDay(noon) : formatLongDay(noon)}</span>
      </>
    );
  }
  return (
    <>
      {words} <span className="ledger-detail day-near">{formatShortDay(noon)}</span>
    </>
  );
}

/** The moment by which the list is sorted: of the order, or the one its customer gave it. */
export const listedAt = ({ transferDate, createdAt }: Transfer, byDate: boolean): string =>
  byDate ? transferDate : createdAt;

/**
 * The time of a row under the heading of its day. A reader who hears the row alone hears the day
 * with it.
 */
export function TransferTime({ at }: { at: string }) {
  const instant = new Date(at);
  return (
    <time translate="no" dateTime={at} title={formatExact(instant)}>
      <span className="visually-hidden">{formatDay(instant)}, </span>
      {formatTime(instant)}
    </time>
  );
}

/** The day an order is for, where that is not the one it is listed under. */
export function OtherDay({ transfer }: { transfer: Transfer }) {
  const other = otherDay(transfer);
  return (
    other && (
      <span className="ledger-detail other-day">
        {other.word} {formatDay(new Date(other.at))}
      </span>
    )
  );
}
