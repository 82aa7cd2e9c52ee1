import type { ReactNode } from 'react';
import { instantTyped } from '../../bank/bank-clock.ts';
import { formatExact } from '../../ui/values/format-date.ts';
import { SummaryLine } from '../payments/summary.tsx';
import { transfersTexts } from './transfers.texts.ts';

const texts = transfersTexts.transferDateLine;

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
    <SummaryLine canWait name={texts.date}>
      <span>
        {later ? formatExact(instantTyped(transferDate)) : texts.now}.{' '}
        <span className="muted">{children}</span>
      </span>
      <span className="muted">
        {texts.reference(transferType)} {reference.trim() || texts.createdForYou(referenceStart)}
      </span>
    </SummaryLine>
  );
}
