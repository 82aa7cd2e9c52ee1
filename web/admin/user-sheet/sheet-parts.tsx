import { Suspense, type ReactNode } from 'react';
import { Link } from 'wouter';
import type { User } from '../../../contract/people/users.ts';
import { latePart } from '../../app/navigation/late-part.tsx';
import { paths } from '../../app/paths.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Panel } from '../../ui/panel.tsx';
import type { SheetPartName } from './sheet-nav.tsx';
import { UserCards } from './user-cards.tsx';
import { UserChecks } from './user-checks.tsx';
import { UserLoans } from './user-loans.tsx';
import { UserTransactions } from './user-transactions.tsx';

// Opened less than the others: the first view does not wait for it.
const UserSessions = latePart(async () => (await import('./user-sessions.tsx')).UserSessions);
const UserCorrections = latePart(
  async () => (await import('../vouchers/user-corrections.tsx')).UserCorrections,
);
const Trail = latePart(async () => (await import('../audit/trail.tsx')).Trail);

interface SheetPartsProps {
  user: User;
  part: SheetPartName;
  /** The part shown first: accounts, details, credit. */
  overview: ReactNode;
}

/**
 * One part of a person's sheet at a time: what is not opened is neither fetched nor recorded as
 * seen.
 */
export function SheetParts({ user, part, overview }: SheetPartsProps) {
  const userId = user._id;
  switch (part) {
    case 'overview':
      return overview;
    case 'transactions':
      return <UserTransactions userId={userId} />;
    case 'cards':
      return <UserCards userId={userId} />;
    case 'loans':
      return <UserLoans userId={userId} />;
    case 'checks':
      return <UserChecks userId={userId} username={user.username} />;
    case 'corrections':
      return (
        <Suspense fallback={<Skeleton lines={4} />}>
          <UserCorrections userId={userId} />
        </Suspense>
      );
    case 'sessions':
      return (
        <Suspense fallback={<Skeleton lines={4} />}>
          <UserSessions user={user} />
        </Suspense>
      );
    case 'audit':
      return <UserTrail userId={userId} />;
  }
}

/** Shows what this person did, and what colleagues did to them or saw of them. */
function UserTrail({ userId }: { userId: string }) {
  return (
    <Panel
      title="Audit"
      aside={<Link to={`${paths.audit()}?person=${userId}`}>Filter and export</Link>}
    >
      <Suspense fallback={<Skeleton lines={4} />}>
        <Trail question={{ person: userId }} ofOnePerson />
      </Suspense>
    </Panel>
  );
}
