import { useQuery } from '@tanstack/react-query';
import type { RecentRecipient } from '../../../contract/recipients.ts';
import { recipientsQuery } from '../../api/recipient-query.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
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
 * A word about scams where the money goes to an account that was not paid lately: read before it is
 * signed, and never in the way.
 */
export function FirstPayment({ to }: FirstPaymentProps) {
  const { data } = useQuery(recipientsQuery);
  const numbers = Object.entries(to) as [keyof RecentRecipient, string][];
  const isKnown = data?.some((paid) => numbers.every(([name, number]) => paid[name] === number));
  return <Alert kind="info">{isKnown === false && texts.youHaventPaidThis}</Alert>;
}
