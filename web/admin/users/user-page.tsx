import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import type { User } from '../../../contract/users.ts';
import { userForStaffQuery } from '../../api/admin-user-queries.ts';
import { Refused } from '../../api/failures.ts';
import { paths } from '../../app/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { formatLongDay } from '../../ui/format-date.ts';
import { Icon } from '../../ui/icon.tsx';
import { Monogram } from '../../ui/monogram.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ActiveBadge, RoleBadge } from '../../ui/user-badges.tsx';
import { SheetNav, readPart } from '../user-sheet/sheet-nav.tsx';
import { SheetParts } from '../user-sheet/sheet-parts.tsx';
import { ChecksLeft } from './checks-left.tsx';
import { DeleteUser } from './delete-user.tsx';
import { FundForm } from './fund-form.tsx';
import type { Happened } from './happened.ts';
import { SuspendUser } from './suspend-user.tsx';
import { UserAccounts } from './user-accounts.tsx';
import { UserDetails } from './user-details.tsx';
import './user-page.css';

export function Component() {
  const { id = '' } = useParams();
  const { data, error } = useQuery({ ...userForStaffQuery(id), enabled: id !== '' });
  const complained = complaint(id, data, error);
  // Asked again, a question that failed forgets its failure: what is said of somebody who is not there stays, with what stands below.
  const [missing, setMissing] = useState<{ id: string; text: string | undefined }>();
  if (missing?.id !== id && error instanceof Refused && error.code === 'USER_NOT_FOUND') setMissing({ id, text: complained });
  const isMissing = missing?.id === id;
  const wrong = isMissing ? missing.text : complained;
  // A colleague may have deleted whom this page still has: nothing more is done to them here.
  const user = isMissing ? undefined : data;
  return (
    <>
      <p className="user-back">
        <Link to={paths.users()}>
          <Icon name="chevron-left" small />
          Users
        </Link>
      </p>
      <Alert kind="error">{wrong}</Alert>
      {wrong !== undefined && user?.username === undefined && <PageHeading documentTitle="User">User</PageHeading>}
      {isMissing && <ChecksLeft key={id} userId={id} />}
      {wrong === undefined && user === undefined && <Skeleton lines={8} label="Loading user" />}
      {user?.username !== undefined && <UserSheet key={user._id} user={user} />}
    </>
  );
}

function complaint(id: string, user: User | undefined, error: Error | null): string | undefined {
  if (id === '') return 'No user ID provided';
  if (error) return `Failed to fetch user data: ${error.message}`;
  return user && typeof user.username !== 'string' ? 'Invalid user data' : undefined;
}

function UserSheet({ user }: { user: User }) {
  const [happened, setHappened] = useState<Happened>();
  const [params] = useSearchParams();
  const part = readPart(user.role, params.get('part'));
  return (
    <>
      <div className="user-head">
        <Monogram large name={user.username} />
        <div className="user-name">
          <PageHeading documentTitle={user.username}>{user.username}</PageHeading>
          <p className="user-badges">
            <ActiveBadge active={user.status} />
            <RoleBadge role={user.role} />
            <span className="muted small">Joined {formatLongDay(new Date(user.createdAt))}</span>
          </p>
        </div>
        <div className="user-actions">
          <SuspendUser user={user} onHappened={setHappened} />
          <DeleteUser user={user} onHappened={setHappened} />
        </div>
      </div>
      <Alert kind={happened?.kind ?? 'success'}>{happened?.text}</Alert>
      <SheetNav role={user.role} username={user.username} current={part} />
      <SheetParts key={part} user={user} part={part} overview={<Overview user={user} />} />
    </>
  );
}

function Overview({ user }: { user: User }) {
  return (
    <div className="user-sheet">
      <div className="user-column">
        {user.role === 'user' && <UserAccounts accounts={user.accounts} />}
        <UserDetails user={user} />
      </div>
      {user.role === 'user' && <FundForm user={user} />}
    </div>
  );
}
