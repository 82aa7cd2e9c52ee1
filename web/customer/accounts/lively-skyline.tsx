import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { HistoryRange } from '../../../contract/money/accounts.ts';
import { accountsQuery, balanceHistoryQuery } from '../../api/account-queries.ts';
import { scheduledQuery } from '../../api/scheduled-queries.ts';
import { largeTransfersQuery } from '../../api/transfer-queries.ts';
import { formatDay, noonOf } from '../../ui/values/format-date.ts';
import { MoneyText } from '../../ui/money/money-text.tsx';
import { skylineAhead } from '../../bank/skyline/skyline-ahead.ts';
import { percent, SkylineChart } from '../../bank/skyline/skyline-chart.tsx';
import { heightsOf, type SkylineDay } from '../../bank/skyline/skyline-day.ts';
import { width, type SkylineShape } from '../../bank/skyline/skyline-shape.ts';
import { SkylineTable } from '../../bank/skyline/skyline-table.tsx';
import { SkylineWalk } from '../../bank/skyline/skyline-walk.tsx';
import { LoadFailed } from '../frame/load-failed.tsx';
import { daysToCome } from '../scheduled/days-to-come.ts';
import { seenFrom } from '../transfers/seen-from.ts';
import { BalanceChange } from './balance-change.tsx';
import { hillReasons, mainReason, movementFloor, reasonWords } from './hill-reasons.ts';
import { HillReasons } from './hill-reasons-list.tsx';
import { NextPayment } from './next-payment.tsx';
import { RangeChoice } from './range-choice.tsx';
import './lively-skyline.css';
import { livelySkylineTexts } from './accounts.texts.ts';

const texts = livelySkylineTexts.livelySkyline;

/** A full month; who has been here for less has no longer one to choose. */
const monthDays = 31;

/** The days ahead for which scheduled payments are drawn: a quarter of the picture. */
const shownAhead: Record<HistoryRange, number> = { '1M': 14, '3M': 28, '1Y': 0 };

interface LivelySkylineProps {
  /** The last month, oldest first. */
  month: readonly SkylineDay[];
  account: string | undefined;
  caption: string;
}

/**
 * The skyline with all it can tell: any day of it, why it rose and fell, and what is scheduled.
 */
export function LivelySkyline({ month, account, caption }: LivelySkylineProps) {
  const [range, setRange] = useState<HistoryRange>('1M');
  const [walkedTo, setWalkedTo] = useState<number>();
  const longer = useQuery({
    ...balanceHistoryQuery({ account, range }),
    enabled: range !== '1M',
  });
  const days = (range === '1M' ? undefined : longer.data) ?? month;
  const own = useQuery(accountsQuery).data ?? [];
  // A payment to come says which account it leaves only when it leaves it.
  const scheduled = useQuery({ ...scheduledQuery, enabled: account === undefined }).data;
  const coming = scheduled?.coming ?? [];
  const today = days.at(-1);
  const toCome = today ? daysToCome(today, coming, shownAhead[range]) : [];
  const reasons = useHillReasons(days, account);
  const main = mainReason(reasons, days);
  const all = [...days, ...toCome];
  const at = walkedTo !== undefined && walkedTo < all.length ? walkedTo : undefined;
  const walked = at === undefined ? undefined : all[at];
  const todayAt = days.length - 1;
  const shape = skylineAhead(heightsOf(days), heightsOf(toCome));
  return (
    <>
      <BalanceChange days={days} walking={at !== undefined}>
        {main && (
          <>{texts.theLargest(<MoneyText amount={main.debitedUsd} />, reasonWords(main, own))}</>
        )}
      </BalanceChange>
      <SkylineChart
        days={days}
        shape={shape}
        at={at}
        caption={
          at !== undefined && walked ? (
            <WalkedDay day={walked} at={at} shape={shape} today={todayAt} />
          ) : undefined
        }
        still={range === '1M'}
      >
        {toCome.length > 0 && (
          <span className="skyline-scheduled" aria-hidden="true">
            {texts.scheduled}
          </span>
        )}
        <SkylineWalk days={all} today={todayAt} at={at} onWalk={setWalkedTo} />
      </SkylineChart>
      <SkylineTable caption={texts.lastDays(caption, days.length)} days={days} toCome={toCome} />
      <div className="balance-foot lively-foot">
        <div className="lively-line">
          <NextPayment coming={coming} />
          {month.length >= monthDays && <RangeChoice range={range} onChoose={setRange} />}
        </div>
        <LoadFailed text={texts.theBalancesOfPastDays} query={longer} />
        <HillReasons reasons={reasons} own={own} />
      </div>
    </>
  );
}

interface WalkedDayProps {
  day: SkylineDay;
  at: number;
  shape: SkylineShape;
  today: number;
}

function WalkedDay({ day: { day, total }, at, shape, today }: WalkedDayProps) {
  const [x] = shape.points[at] ?? [0];
  return (
    <span
      className="skyline-day skyline-walked"
      style={{ left: `clamp(112px, ${percent(x / width)}, 100% - 112px)` }}
    >
      {formatDay(noonOf(day))} <MoneyText amount={total} />
      {at > today && texts.scheduledToo}
    </span>
  );
}

const reasonsAsked = 100;

function useHillReasons(days: readonly SkylineDay[], account: string | undefined) {
  const own = useQuery(accountsQuery).data ?? [];
  const floor = movementFloor(days);
  const large = useQuery({
    ...largeTransfersQuery({
      from: days[0]?.day ?? '',
      amountFrom: floor ?? '',
      account,
      limit: reasonsAsked,
    }),
    enabled: floor !== undefined,
  }).data;
  // Of more than these, the largest could be one that was not sent.
  if (floor === undefined || !large || large.total > large.transfers.length) return [];
  return account === undefined
    ? hillReasons(large.transfers, own, days)
    : hillReasons(large.transfers.map(seenFrom(account)), [], days);
}
