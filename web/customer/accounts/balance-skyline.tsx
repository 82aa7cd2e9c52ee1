import { type ReactNode, Suspense, useContext, useEffect, useState } from 'react';
import { latePart } from '../../app/navigation/late-part.tsx';
import { AmountsHidden } from '../../ui/money/hidden-amounts.tsx';
import type { SkylineDay } from '../../bank/skyline/skyline-day.ts';
import { moneyLength, MoneyText, useAmountText } from '../../ui/money/money-text.tsx';
import '../../bank/skyline/skyline-chart.css';
import './balance-skyline.css';

// Every other page of the area goes without it: it comes when its days have come.
const SkylineChart = latePart(
  async () => (await import('../../bank/skyline/skyline-chart.tsx')).SkylineChart,
  { lost: 'nothing' },
);
// Walking, reasons and what is scheduled come after the balance itself.
const LivelySkyline = latePart(async () => (await import('./lively-skyline.tsx')).LivelySkyline);

interface BalanceSkylineProps {
  title: ReactNode;
  /** Undefined while it is not known. */
  balanceMinor: bigint | undefined;
  /** Of the last month, oldest first; undefined while they are not known. */
  days: readonly SkylineDay[] | undefined;
  /** Of one account; else of all. */
  account?: string;
  /** The name of the balance that the days show, for the table. */
  caption: string;
  /** More may be asked for now. */
  mayAsk?: boolean;
  /** Shown right under the balance. */
  actions?: ReactNode;
}

/** The balance, and how it came to be: the one loud thing of a page. */
export function BalanceSkyline({
  title,
  balanceMinor,
  days,
  account,
  caption,
  mayAsk = true,
  actions,
}: BalanceSkylineProps) {
  const hidden = useContext(AmountsHidden);
  const counted = useCounted(balanceMinor, hidden);
  const amountText = useAmountText();
  const written = counted === undefined ? undefined : amountText(counted);
  return (
    <section className="balance lm-night" aria-labelledby="balance-title">
      <header className="balance-head">
        <h2 id="balance-title">{title}</h2>
        <p
          className="balance-total lm-money money-figure"
          style={moneyLength(written ?? '')}
          aria-hidden="true"
          translate="no"
        >
          {written === undefined ? (
            <span className="balance-unknown">—</span>
          ) : (
            <Balance written={written} />
          )}
        </p>
        {/* Said once, and not while it counts. */}
        <p className="visually-hidden" role="status">
          {balanceMinor !== undefined && <MoneyText amount={balanceMinor} />}
        </p>
      </header>
      {actions}
      {days && days.length > 1 && !hidden ? (
        <Suspense fallback={<WaitingSkyline days={days} />}>
          {mayAsk ? (
            <LivelySkyline month={days} account={account} caption={caption} />
          ) : (
            <WaitingSkyline days={days} />
          )}
        </Suspense>
      ) : days ? (
        <Hill days={days} />
      ) : (
        <div className="skyline" />
      )}
    </section>
  );
}

/** The hill, and the room that its words will need. */
function WaitingSkyline({ days }: { days: readonly SkylineDay[] }) {
  return (
    <>
      <p className="balance-change" />
      <Hill days={days} />
      <div className="balance-foot" />
    </>
  );
}

/** The hill alone; its room is kept. */
function Hill({ days }: { days: readonly SkylineDay[] }) {
  return (
    <Suspense fallback={<div className="skyline" />}>
      <SkylineChart days={days} />
    </Suspense>
  );
}

function Balance({ written }: { written: string }) {
  const [whole, cents] = written.split('.');
  return (
    <>
      {whole}
      {cents !== undefined && <span className="balance-cents">.{cents}</span>}
    </>
  );
}

/** As every counter of the bank. */
const countMs = 2_000;
const parts = 1_000_000;

/**
 * A sum on its way from the one shown before to the one it is now. It is not animated where motion
 * is reduced, where no sum was shown before, and while amounts are hidden.
 */
function useCounted(minor: bigint | undefined, hidden: boolean): bigint | undefined {
  const [way, setWay] = useState({ from: minor, to: minor });
  const [part, setPart] = useState(parts);
  const isNew = way.to !== minor;
  if (isNew || (hidden && way.from !== minor)) {
    setWay({ from: hidden ? minor : way.to, to: minor });
    setPart(0);
  }
  useEffect(() => {
    if (way.from === way.to || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      setPart(parts);
      return;
    }
    const startedAt = performance.now();
    let frame = requestAnimationFrame(function count(now) {
      const left = Math.max(0, 1 - (now - startedAt) / countMs);
      setPart(Math.round((1 - left ** 3) * parts));
      if (left > 0) frame = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(frame);
  }, [way]);
  const { from, to } = way;
  if (from === undefined || to === undefined) return to;
  return from + ((to - from) * BigInt(part)) / BigInt(parts);
}
