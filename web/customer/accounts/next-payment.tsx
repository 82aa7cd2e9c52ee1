import { formatPaymentDay } from '../../ui/values/format-date.ts';
import { UsdText } from '../../ui/money/money-text.tsx';
import type { ComingPayment } from '../scheduled/coming-payments.ts';

/** The next payment to leave, in one line; the panel Coming up has the rest. */
export function NextPayment({ coming: [next] }: { coming: readonly ComingPayment[] }) {
  if (!next) return null;
  const { name, at, amountMinor, afterMinor } = next;
  return (
    <p className="next-payment">
      <span className="next-payment-label">Next</span> <UsdText minor={amountMinor} /> to {name} on{' '}
      {formatPaymentDay(new Date(at))}
      {afterMinor < 0n && <strong>, not covered yet</strong>}
    </p>
  );
}
