import { useQuery } from '@tanstack/react-query';
import { Suspense, type ComponentProps } from 'react';
import { recipientsQuery } from '../../api/recipient-query.ts';
import { latePart } from '../../app/navigation/late-part.tsx';
import { findRecipients } from './find-recipients.ts';

// A customer who has not paid a person yet needs none of it.
const RecentRecipients = latePart(
  async () => (await import('./recent-recipients.tsx')).RecentRecipients,
);

/**
 * The payees whom the customer paid before: one press chooses one. Shows nothing before the first
 * payment.
 */
export function KnownRecipients(parts: Omit<ComponentProps<typeof RecentRecipients>, 'known'>) {
  const { data = [] } = useQuery(recipientsQuery);
  const known = findRecipients(data, parts.kinds, '');
  return <Suspense>{known.length > 0 && <RecentRecipients {...parts} known={known} />}</Suspense>;
}
