import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { User } from '../../../contract/users.ts';
import { idDocumentAddresses } from '../../app/id-document-addresses.ts';
import { paths } from '../../app/paths.ts';
import { StoredFile } from '../../app/stored-file.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { EditProfile } from './edit-profile.tsx';
import { IdentityState } from './identity-state.tsx';

export function ProfileDetails({ user }: { user: User }) {
  const documents = idDocumentAddresses(user);
  return (
    <Panel title="Your details" className="profile-details">
      <dl>
        <Detail name="Username">{user.username}</Detail>
        <Detail name="Full name">{user.fullName}</Detail>
        <Detail name="Email">
          {user.email}
          {user.pendingEmail !== null && (
            <p className="muted small">
              Changes to {user.pendingEmail} when you open the link we emailed there.{' '}
              <Link to={paths.personalInfo()}>Send it again</Link>
            </p>
          )}
        </Detail>
        <Detail name="Phone">{user.phone}</Detail>
        <Detail name="Address">{user.address}</Detail>
        <Detail name="ID document">
          {documents.map((address) => (
            <StoredFile key={address} address={address} name="ID document" />
          ))}
          <IdentityState />
        </Detail>
      </dl>
      <div className="profile-actions">
        <EditProfile />
        <Link className={buttonClass()} to={paths.personalInfo()}>
          Update your details
        </Link>
      </div>
    </Panel>
  );
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children || <span className="muted">Not given yet</span>}</dd>
    </div>
  );
}
