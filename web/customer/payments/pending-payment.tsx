import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { outcomeIsUnknown } from '../../api/failures.ts';
import { Alert, type AlertKind } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextWithAmounts } from '../../ui/money/hidden-amounts.tsx';
import { useAmountText, type AmountText } from '../../ui/money/money-text.tsx';
import type { SentOrder } from './sent-order.ts';
import { sendPayment } from './send-payment.ts';
import {
  forgetAttempt,
  parseAttempts,
  type PaymentAttempt,
  readUnwatchedAttempts,
  subscribeToAttempts,
} from './payment-attempt.ts';
import { paymentFailureText } from './payment-failure-text.ts';
import { paymentWording, successText } from './payment-wording.ts';
import { Row } from '../../ui/layout/row.tsx';
import { pendingPaymentTexts } from './payments.texts.ts';

const texts = pendingPaymentTexts.pendingPayment;

interface Finding {
  kind: AlertKind;
  /** As the page writes amounts now, also of what was found earlier. */
  say: (amountText: AmountText) => string;
  open?: boolean;
}

/** Payments of which no wizard knows the outcome; what was found out stays in sight. */
export function PendingPayments({ userId }: { userId: string }) {
  const stored = useSyncExternalStore(subscribeToAttempts, readUnwatchedAttempts);
  const [shown, setShown] = useState<readonly PaymentAttempt[]>([]);
  const more = parseAttempts(stored).filter(
    ({ key }) => !shown.some((attempt) => attempt.key === key),
  );
  if (more.length > 0) setShown([...shown, ...more]);
  return shown.map((attempt) => (
    <PendingPayment key={attempt.key} attempt={attempt} userId={userId} />
  ));
}

interface PendingPaymentProps {
  attempt: PaymentAttempt;
  userId: string;
}

/**
 * After a reload in the middle of a payment: finds out with the same key how it ended, and says so.
 */
function PendingPayment({ attempt, userId }: PendingPaymentProps) {
  const [finding, setFinding] = useState<Finding>();
  const [round, setRound] = useState(0);
  const queryClient = useQueryClient();
  const amountText = useAmountText();

  useEffect(() => {
    if (attempt.userId !== userId) return forgetAttempt(attempt.key);
    setFinding({
      kind: 'info',
      say: (write) => texts.weAreCheckingWhetherYour(describe(attempt, write)),
    });
    void findOut(attempt).then((found) => {
      if (!found.open) forgetAttempt(attempt.key);
      void queryClient.invalidateQueries();
      setFinding(found);
    });
  }, [attempt, userId, round, queryClient]);

  return (
    <Alert kind={finding?.kind ?? 'info'}>
      {finding && (
        <Row as="span" gap={20} rowGap={12} align="center">
          <TextWithAmounts text={finding.say(amountText)} />
          {finding.open && (
            <Button look="secondary" compact onClick={() => setRound(round + 1)}>
              {texts.checkAgain}
            </Button>
          )}
        </Row>
      )}
    </Alert>
  );
}

/** `transfer of $30.00 to Robin Reed` */
const describe = ({ order }: PaymentAttempt, amountText: AmountText) =>
  texts.of(paymentWording[order.call].noun, amountAndRecipient(order, amountText));

function amountAndRecipient({ call, body }: SentOrder, amountText: AmountText): string {
  if (call === 'transfers/own') return texts.betweenYourAccounts(amountText(body.amount));
  const currency = 'currency' in body ? body.currency : 'USD';
  return texts.to(amountText(body.amount, currency), body.recipientName);
}

async function findOut(attempt: PaymentAttempt): Promise<Finding> {
  const { order } = attempt;
  const wording = paymentWording[order.call];
  try {
    const made = await sendPayment(attempt, { isAgain: true });
    return {
      kind: 'success',
      say: (write) =>
        texts.reference(
          successText(wording, made),
          amountAndRecipient(order, write),
          made.reference,
        ),
    };
  } catch (failure) {
    if (outcomeIsUnknown(failure))
      return {
        kind: 'warning',
        open: true,
        say: (write) => texts.weStillCouldNotFind(describe(attempt, write)),
      };
    return {
      kind: 'error',
      say: (write) =>
        texts.yourWasNotMade(
          describe(attempt, write),
          paymentFailureText(wording, failure, false) ?? '',
        ),
    };
  }
}
