import type { ReactNode } from 'react';
import { shareOf } from '../../../contract/values/share-of.ts';
import { LimitBar } from '../../ui/charts/limit-bar.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { TextWithAmounts } from '../../ui/money/hidden-amounts.tsx';
import './payments.css';

export interface Debited {
  /** All that leaves the account, as far as it is typed. */
  debitedMinor: bigint | undefined;
}

interface LimitLineProps extends Debited {
  perDay: bigint;
  leftToday: bigint;
  text: string;
  /** The way to have it lifted. */
  next?: ReactNode;
}

/** A limit a day: the used part as a bar, and its words. */
export function LimitLine({ perDay, leftToday, debitedMinor, text, next }: LimitLineProps) {
  const isOver = debitedMinor !== undefined && debitedMinor > leftToday;
  const words = (
    <>
      <TextWithAmounts text={text} /> {next}
    </>
  );
  return (
    <div className="daily-limit">
      <LimitBar
        used={shareOf(perDay - leftToday, perDay)}
        asked={debitedMinor === undefined ? undefined : shareOf(debitedMinor, perDay)}
      />
      {!isOver && <p className="muted small">{words}</p>}
      <Alert kind="warning">{isOver && words}</Alert>
    </div>
  );
}
