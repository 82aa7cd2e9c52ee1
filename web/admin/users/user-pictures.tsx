import { Suspense, useState } from 'react';
import type { User } from '../../../contract/people/users.ts';
import { idDocumentAddresses } from '../../app/id-document-addresses.ts';
import { latePart } from '../../app/navigation/late-part.tsx';
import { StoredFile } from '../../app/stored-file.tsx';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import './user-page.css';

const StaffDocument = latePart(
  async () => (await import('../documents/staff-document.tsx')).StaffDocument,
);

/** Shows the pictures of a person and their document; nothing where none was sent. */
export function UserPictures({ user }: { user: User }) {
  const { profileImage, idDocument } = user;
  if (profileImage === null && idDocument === null) return null;
  return (
    <Panel title="Pictures">
      <dl className="user-pictures">
        {idDocument !== null && (
          <div>
            <dt>ID document</dt>
            <dd>
              {idDocumentAddresses(user).map((address) => (
                <ShownOnPress key={address} address={address} />
              ))}
            </dd>
          </div>
        )}
        {profileImage !== null && (
          <div>
            <dt>Profile picture</dt>
            <dd>
              <StoredFile address={profileImage} name="Profile picture" />
            </dd>
          </div>
        )}
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
