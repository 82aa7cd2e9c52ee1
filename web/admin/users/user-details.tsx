import type { ReactNode } from 'react';
import type { User } from '../../../contract/users.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import './user-details.css';

export function UserDetails({ user }: { user: User }) {
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
        <Detail name="User ID">
          {user._id} <CopyButton text={user._id} what="user ID" />
        </Detail>
      </dl>
    </Panel>
  );
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
