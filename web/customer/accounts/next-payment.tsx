import { formatPaymentDay } from '../../ui/values/format-date.ts';
import { MoneyText } from '../../ui/money/money-text.tsx';
import type { ComingMovement } from '../../../contract/money/coming.ts';
import { livelySkylineTexts } from './accounts.texts.ts';

const texts = livelySkylineTexts.nextPayment;

/** The next payment to leave, in one line; the panel Coming up has the rest. */
export function NextPayment({ coming }: { coming: readonly ComingMovement[] }) {
  const next = coming.find(({ payer }) => payer !== null);
  if (!next) return null;
  const { kind, name, at, amount, left } = next;
  const words = kind === 'loan payment' ? texts.nextForLoanOn : texts.nextToOn;
  return (
    <p className="next-payment">
      {words(
        (text) => (
          <span className="next-payment-label">{text}</span>
        ),
        <MoneyText amount={amount} />,
        name,
        formatPaymentDay(new Date(at)),
      )}
      {left < 0n && <strong>{texts.notCoveredYet}</strong>}
    </p>
  );
}
