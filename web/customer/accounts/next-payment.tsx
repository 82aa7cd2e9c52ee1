import { formatPaymentDay } from '../../ui/values/format-date.ts';
import { MoneyText } from '../../ui/money/money-text.tsx';
import type { ComingPayment } from '../scheduled/coming-payments.ts';
import { livelySkylineTexts } from './lively-skyline.texts.ts';

const texts = livelySkylineTexts.nextPayment;

/** The next payment to leave, in one line; the panel Coming up has the rest. */
export function NextPayment({ coming: [next] }: { coming: readonly ComingPayment[] }) {
  if (!next) return null;
  const { name, at, amountMinor, afterMinor } = next;
  return (
    <p className="next-payment">
      {texts.nextToOn(
        (text) => (
          <span className="next-payment-label">{text}</span>
        ),
        <MoneyText amount={amountMinor} />,
        name,
        formatPaymentDay(new Date(at)),
      )}
      {afterMinor < 0n && <strong>{texts.notCoveredYet}</strong>}
    </p>
  );
}
