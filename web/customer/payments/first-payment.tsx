import { useQuery } from '@tanstack/react-query';
import { recipientsQuery } from '../../api/recipient-query.ts';
import { firstPaymentTexts as texts } from './payments.texts.ts';
import { isPaidBefore, type PaidNumbers } from './paid-before.ts';

/**
 * A warning about scams next to the recipient, where the money goes to an account that was not paid
 * lately: read before it is signed, and no more than a line, so that the PIN stays in sight.
 */
export function FirstPayment({ to }: { to: PaidNumbers }) {
  const { data } = useQuery(recipientsQuery);
  return isPaidBefore(data, to) === false ? <span>{texts.notPaidRecently}</span> : null;
}
