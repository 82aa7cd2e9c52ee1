import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { User } from '../../../contract/users.ts';
import { paths } from '../../app/paths.ts';
import { Panel } from '../../ui/panel.tsx';
import { Trail } from '../audit/trail.tsx';
import type { SheetPartName } from './sheet-nav.tsx';
import { UserCards } from './user-cards.tsx';
import { UserChecks } from './user-checks.tsx';
import { UserLoans } from './user-loans.tsx';
import { UserSessions } from './user-sessions.tsx';
import { UserTransactions } from './user-transactions.tsx';

interface SheetPartsProps {
  user: User;
  part: SheetPartName;
  /** What stands first: accounts, details, credit. */
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
    case 'sessions':
      return <UserSessions user={user} />;
    case 'audit':
      return <UserTrail userId={userId} />;
  }
}

/** What this person did, and what was done to them or seen of them. */
function UserTrail({ userId }: { userId: string }) {
  return (
    <Panel
      title="Audit"
      aside={<Link to={`${paths.audit()}?person=${userId}`}>Filter and export</Link>}
    >
      <Trail question={{ person: userId }} ofOnePerson />
    </Panel>
  );
}
