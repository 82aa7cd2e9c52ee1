import type { ReactNode } from 'react';
import { addDays, type CalendarDay } from '../../../contract/calendar-day.ts';
import type { Transfer } from '../../../contract/transfers.ts';
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
import { otherDay } from './transfer-cells.tsx';
import { transfersTexts } from './transfers.texts.ts';

const texts = transfersTexts.transactionDays;

interface DayCut<Row> {
  at: (row: Row) => string;
  /** The day it is at the bank. */
  today: CalendarDay;
}

/** The rows of a list cut where another day of the bank begins, each day under its heading. */
export function cutByDay<Row>(rows: readonly Row[], { at, today }: DayCut<Row>): RowGroup<Row>[] {
  const groups: { key: CalendarDay; rows: Row[] }[] = [];
  for (const row of rows) {
    const key = bankDay(new Date(at(row)));
    const last = groups.at(-1);
    if (last?.key === key) last.rows.push(row);
    else groups.push({ key, rows: [row] });
  }
  return groups.map((group) => ({ ...group, heading: dayHeading(group.key, today) }));
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
        {formatWeekdayName(noon)},{' '}
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
 * The time of a row under the heading of its day. Who hears the row alone hears the day with it.
 */
export function TransferTime({ at }: { at: string }) {
  const instant = new Date(at);
  return (
    <time dateTime={at} title={formatExact(instant)}>
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
