import type { ReactNode } from 'react';
import { instantTyped } from '../../ui/bank-clock.ts';
import { formatExact } from '../../ui/format-date.ts';
import { SummaryLine } from '../payments/summary.tsx';

/** Whether the customer means a time ahead; a date left as it stood is now. */
export function isLater(transferDate: string, dateUntouched: boolean): boolean {
  return !dateUntouched && instantTyped(transferDate).getTime() > Date.now();
}

interface TransferDateLineProps {
  transferDate: string;
  later: boolean;
  /** When the money is there. */
  children: ReactNode;
}

export function TransferDateLine({ transferDate, later, children }: TransferDateLineProps) {
  return (
    <SummaryLine name="Date">
      {later ? formatExact(instantTyped(transferDate)) : 'Now'}
      <span className="muted">{children}</span>
    </SummaryLine>
  );
}
