import { type ReactNode, Suspense, useState } from 'react';
import type { User } from '../../../contract/users.ts';
import { idDocumentAddresses } from '../../app/id-document-addresses.ts';
import { lazyPart } from '../../app/navigation/lazy-part.tsx';
import { StoredFile } from '../../app/stored-file.tsx';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import './user-details.css';

const StaffDocument = lazyPart(
  async () => (await import('../documents/staff-document.tsx')).StaffDocument,
);

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
        <Detail name="Profile picture">
          {user.profileImage === null ? (
            '—'
          ) : (
            <StoredFile address={user.profileImage} name="Profile picture" />
          )}
        </Detail>
        <Detail name="ID document">
          {user.idDocument === null
            ? '—'
            : idDocumentAddresses(user).map((address) => (
                <ShownOnPress key={address} address={address} />
              ))}
        </Detail>
        <Detail name="User ID">
          {user._id} <CopyButton text={user._id} what="user ID" />
        </Detail>
      </dl>
    </Panel>
  );
}

/** An identity document is on record with each look, and wants a proof: so it is asked for. */
function ShownOnPress({ address }: { address: string }) {
  const [isShown, setIsShown] = useState(false);
  if (isShown)
    return (
      <Suspense>
        <StaffDocument address={address} name="ID document" />
      </Suspense>
    );
  return (
    <Button look="secondary" compact onClick={() => setIsShown(true)}>
      Show ID document
    </Button>
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
