import type { ReactNode } from 'react';
import { instantTyped } from '../../bank/bank-clock.ts';
import { formatExact } from '../../ui/values/format-date.ts';
import { SummaryLine } from '../payments/summary.tsx';

interface TransferDateLineProps {
  transferDate: string;
  later: boolean;
  transferType: string;
  reference: string;
  /** How a reference begins that we add. */
  referenceStart: string;
  /** When the money is there. */
  children: ReactNode;
}

export function TransferDateLine({
  transferDate,
  later,
  transferType,
  reference,
  referenceStart,
  children,
}: TransferDateLineProps) {
  return (
    <SummaryLine name="Date">
      <span>
        {later ? formatExact(instantTyped(transferDate)) : 'Now'}.{' '}
        <span className="muted">{children}</span>
      </span>
      <span className="muted">
        {transferType}, reference {reference.trim() || `created for you (${referenceStart}…)`}
      </span>
    </SummaryLine>
  );
}
