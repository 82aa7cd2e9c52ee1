import { useQuery } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useParams, useSearchParams } from '../../app/navigation/address.ts';
import type { User, UserForStaff } from '../../../contract/people/users.ts';
import { userForStaffQuery } from '../../api/admin-user-queries.ts';
import { Refused } from '../../api/failures.ts';
import { checksOfUserQuery } from '../../api/user-sheet-queries.ts';
import { paths } from '../../app/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { formatLongDay } from '../../ui/values/format-date.ts';
import { Icon } from '../../ui/icon.tsx';
import { Monogram } from '../../ui/frame/monogram.tsx';
import { PageHeading } from '../../ui/frame/page-heading.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { TryAgain } from '../../ui/feedback/try-again.tsx';
import { useLastFailure } from '../../ui/feedback/use-last-failure.ts';
import { ActiveBadge, RoleBadge } from '../../bank/user-badges.tsx';
import { mayPass } from '../not-loaded.tsx';
import { calledName, usernameBefore } from '../person-name.tsx';
import { SheetNav, readPart } from '../user-sheet/sheet-nav.tsx';
import { SheetParts } from '../user-sheet/sheet-parts.tsx';
import { UserChecks } from '../user-sheet/user-checks.tsx';
import { WithRight } from '../with-right.tsx';
import { DeleteUser } from './delete-user.tsx';
import { latePart } from '../../app/navigation/late-part.tsx';
import type { Happened } from './happened.ts';
import { SuspendUser } from './suspend-user.tsx';
import { UserAccounts } from './user-accounts.tsx';
import { UserDetails } from './user-details.tsx';
import { UserPictures } from './user-pictures.tsx';
import { WaitingCredits } from './waiting-credits.tsx';
import { useFocusOnChange } from '../../ui/use-focus-on-change.ts';
import { usePageTitle } from '../../ui/window-title.ts';
import { failureText } from '../../ui/form/failure-text.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import './user-page.css';

// The sheet is read more often than money is credited.
const FundForm = latePart(async () => (await import('./fund-form.tsx')).FundForm);

function UserPage() {
  const { id = '' } = useParams();
  const query = useQuery({ ...userForStaffQuery(id), enabled: id !== '' });
  const failure = useLastFailure(query);
  const [missingId, setMissingId] = useState<string>();
  if (missingId !== id && failure instanceof Refused && failure.code === 'USER_NOT_FOUND')
    setMissingId(id);
  const isMissing = missingId === id;
  // A colleague may have deleted whom this page still has: nothing more is done to them here.
  const user = isMissing ? undefined : query.data;
  const wrong = complaint(id, user);
  const isNamed = user?.username !== undefined;
  return (
    <>
      <p className="way-back">
        <Link to={paths.users()}>
          <Icon name="chevron-left" small />
          Users
        </Link>
      </p>
      <Alert kind="error">{wrong}</Alert>
      <TryAgain query={query} mayPass={mayPass}>
        {(problem) => <p>{`Failed to fetch user data: ${failureText(problem)}`}</p>}
      </TryAgain>
      {(wrong !== undefined || failure) && !isNamed && <PageHeading>User</PageHeading>}
      {isMissing && <ChecksLeft key={id} userId={id} />}
      {wrong === undefined && !failure && user === undefined && (
        <Skeleton lines={8} label="Loading user" />
      )}
      {isNamed && <UserSheet key={user._id} user={user} />}
    </>
  );
}

function complaint(id: string, user: User | undefined): string | undefined {
  if (id === '') return 'No user ID provided';
  return user && typeof user.username !== 'string' ? 'Invalid user data' : undefined;
}

function UserSheet({ user }: { user: UserForStaff }) {
  const [happened, setHappened] = useState<Happened>();
  usePageTitle(user.username);
  const [params] = useSearchParams();
  const part = readPart(user.role, params.get('part'));
  return (
    <>
      <div className="user-head">
        <Monogram large name={calledName(user)} />
        <div className="user-name">
          <PageHeading>{calledName(user)}</PageHeading>
          <p className="user-badges">
            <ActiveBadge active={user.status} />
            <RoleBadge role={user.role} />
            <span className="muted small">
              {usernameBefore(user)}Joined {formatLongDay(new Date(user.createdAt))}
            </span>
          </p>
        </div>
        <div className="user-actions">
          <WithRight right="restrict-customers">
            <SuspendUser user={user} onHappened={setHappened} />
          </WithRight>
          <WithRight right="close-customers">
            <DeleteUser user={user} onHappened={setHappened} />
          </WithRight>
        </div>
      </div>
      <Alert kind={happened?.kind ?? 'success'}>{happened?.text}</Alert>
      <SheetNav role={user.role} username={user.username} current={part} />
      <SheetParts key={part} user={user} part={part} overview={<Overview user={user} />} />
    </>
  );
}

function Overview({ user }: { user: UserForStaff }) {
  return (
    <div className="user-sheet">
      {user.role === 'user' && <AccountsAndCredit user={user} />}
      <Stack gap={24}>
        <UserDetails user={user} />
        <UserPictures user={user} />
      </Stack>
    </div>
  );
}

/** The accounts, what waits to be credited to them, and the form once staff open it. */
function AccountsAndCredit({ user }: { user: User }) {
  const [form, setForm] = useState<'never' | 'open' | 'closed'>('never');
  const opener = useRef<HTMLButtonElement>(null);
  useFocusOnChange(opener, form === 'closed');
  return (
    <>
      <UserAccounts accounts={user.accounts}>
        <WithRight right="handle-money">
          <div className="panel-body user-credit">
            <WaitingCredits userId={user._id} />
            {form !== 'open' && (
              <Button ref={opener} look="secondary" compact onClick={() => setForm('open')}>
                Credit funds
              </Button>
            )}
          </div>
        </WithRight>
      </UserAccounts>
      {form !== 'never' && (
        <WithRight right="handle-money">
          {/* Closed it keeps what was typed. */}
          <div className="user-fund" hidden={form === 'closed'}>
            <Suspense fallback={<Skeleton lines={6} />}>
              <FundForm user={user} isOpen={form === 'open'} onClose={() => setForm('closed')} />
            </Suspense>
          </div>
        </WithRight>
      )}
    </>
  );
}

/**
 * The rest of a deleted customer to work on: checks, which may come back unpaid after any time. Of
 * a person who never was there is nothing.
 */
function ChecksLeft({ userId }: { userId: string }) {
  const { data, error } = useQuery(checksOfUserQuery(userId));
  const neverWas = error instanceof Refused && error.code === 'USER_NOT_FOUND';
  return neverWas || data?.length === 0 ? null : <UserChecks userId={userId} />;
}

export { UserPage as Page };
