import { useQuery } from '@tanstack/react-query';
import type { RecentRecipient } from '../../../contract/recipients.ts';
import { recipientsQuery } from '../../api/recipient-query.ts';
import { firstPaymentTexts as texts } from './first-payment.texts.ts';

interface FirstPaymentProps {
  /** What the money goes to: the numbers that were typed. */
  to: Partial<
    Pick<
      RecentRecipient,
      'kind' | 'recipientAccount' | 'recipientRouting' | 'recipientIban' | 'recipientSwift'
    >
  >;
}

/**
 * A warning about scams next to the recipient, where the money goes to an account that was not paid
 * lately: read before it is signed, and no more than a line, so that the PIN stays in sight.
 */
export function FirstPayment({ to }: FirstPaymentProps) {
  const { data } = useQuery(recipientsQuery);
  const numbers = Object.entries(to) as [keyof RecentRecipient, string][];
  const isKnown = data?.some((paid) => numbers.every(([name, number]) => paid[name] === number));
  return isKnown === false ? <span>{texts.notPaidRecently}</span> : null;
}
