import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { HeldIdentity } from '../../../contract/values/held-identity.ts';
import type { UserForStaff } from '../../../contract/people/users.ts';
import { paths } from '../../app/paths.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { moneyText } from '../../ui/money/money-text.tsx';
import { Panel } from '../../ui/panel.tsx';
import './user-page.css';

export function UserDetails({ user }: { user: UserForStaff }) {
  return (
    <Panel title="Details">
      <dl className="details">
        <Detail name="Username">{user.username}</Detail>
        <Detail name="Full name">{user.fullName || '—'}</Detail>
        <Detail name="Email">
          {user.email}
          {user.role === 'user' && (
            <span className="muted small">
              {' '}
              ({user.emailConfirmed ? 'confirmed' : 'not confirmed'})
            </span>
          )}
          {user.pendingEmail !== null && (
            <span className="muted small">
              {' '}
              (asked to change to {user.pendingEmail}, which is not confirmed)
            </span>
          )}
        </Detail>
        <Detail name="Phone">{user.phone || '—'}</Detail>
        <Detail name="Address">{user.address || '—'}</Detail>
        {user.hold && (
          <Detail name="Until an ID is accepted">
            Up to {moneyText(user.hold.perDay)} a day to others, no card, nothing abroad.{' '}
            <span className="muted small">{heldAs[user.hold.identity]}</span>
            {user.hold.identity === 'waiting' && (
              <>
                {' '}
                <Link to={paths.identityQueue(user._id)}>Look at the document</Link>
              </>
            )}
          </Detail>
        )}
        <Detail name="User ID">
          {user._id} <CopyButton text={user._id} what="user ID" />
        </Detail>
      </dl>
    </Panel>
  );
}

const heldAs: Record<HeldIdentity, string> = {
  none: 'No document was handed in.',
  waiting: 'A document waits for a decision.',
  refused: 'The last document was not accepted.',
};

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
