import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import { pinStateQuery } from '../../api/pin-query.ts';
import { recipientsQuery } from '../../api/recipient-query.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { delayTexts as texts } from './payments.texts.ts';
import { isPaidBefore } from './paid-before.ts';
import type { Paid } from './use-caution.ts';

/** After how many hours the payment of a window leaves; undefined: at once, or it is not known. */
const DelayContext = createContext<number | undefined>(undefined);

/** By what the bank says of this device, and whom the customer paid; the bank alone decides. */
function useDelayHours(paid: Paid | undefined): number | undefined {
  const delay = useQuery(pinStateQuery).data?.delay;
  const recipients = useQuery(recipientsQuery).data;
  if (!delay || paid?.dollarsMinor === undefined || paid.dollarsMinor <= delay.above)
    return undefined;
  return isPaidBefore(recipients, paid.to) === false ? delay.hours : undefined;
}

/** Says what the parts of a window have to know of the delay of its payment. */
export function Delayed({ paid, children }: { paid: Paid | undefined; children: ReactNode }) {
  const hours = useDelayHours(paid);
  return <DelayContext value={hours}>{children}</DelayContext>;
}

/** Says before the signature why a payment leaves later. */
export function DelayNote() {
  const hours = useContext(DelayContext);
  return <Alert kind="info">{hours !== undefined && texts.why(hours)}</Alert>;
}

/** When it leaves, in the place of what is said of one that leaves at once. */
export function LeavesWhen({ otherwise }: { otherwise: ReactNode }) {
  const hours = useContext(DelayContext);
  return hours === undefined ? otherwise : `${texts.when(hours)}.`;
}
