import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { User } from '../../../contract/people/users.ts';
import { idDocumentAddresses } from '../../app/id-document-addresses.ts';
import { paths } from '../../app/paths.ts';
import { StoredFile } from '../../app/stored-file.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Panel } from '../../ui/panel.tsx';
import { IdentityState } from './identity-state.tsx';
import { profileTexts } from './profile.texts.ts';

const texts = profileTexts.details;

export function ProfileDetails({ user }: { user: User }) {
  const documents = idDocumentAddresses(user);
  return (
    <Panel title={texts.title} className="profile-details">
      <dl>
        <Detail name={texts.username}>{user.username}</Detail>
        <Detail name={texts.fullName}>{user.fullName}</Detail>
        <Detail name={texts.email}>
          {user.email}
          {user.pendingEmail !== null && (
            <p className="muted small">
              {texts.emailWaits(user.pendingEmail, (text) => (
                <Link to={paths.personalInfo()}>{text}</Link>
              ))}
            </p>
          )}
        </Detail>
        <Detail name={texts.phone}>{user.phone}</Detail>
        <Detail name={texts.address}>{user.address}</Detail>
        <Detail name={texts.document}>
          {documents.map((address) => (
            <StoredFile key={address} address={address} name={texts.document} />
          ))}
          <IdentityState />
        </Detail>
      </dl>
      <div className="profile-actions">
        <EditProfile />
        <Link className={buttonClass()} to={paths.personalInfo()}>
          {texts.update}
        </Link>
      </div>
    </Panel>
  );
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children || <span className="muted">{texts.notGiven}</span>}</dd>
    </div>
  );
}

/** The time for which the button works before it answers. */
const delayMs = 5000;

type Stage = 'idle' | 'busy' | 'refused';

/** After five seconds the answer may be below the visible part of the page. */
const bringIntoSight = (end: HTMLElement | null) => end?.scrollIntoView({ block: 'nearest' });

/**
 * As specified: it works for five seconds and changes nothing. The form that really changes the
 * details is next to it.
 */
function EditProfile() {
  const [stage, setStage] = useState<Stage>('idle');
  useEffect(() => {
    if (stage !== 'busy') return undefined;
    const timer = setTimeout(() => setStage('refused'), delayMs);
    return () => clearTimeout(timer);
  }, [stage]);
  return (
    <>
      <Button
        look="secondary"
        busy={stage === 'busy'}
        busyLabel={texts.busy}
        onClick={() => setStage('busy')}
      >
        {texts.button}
      </Button>
      <Alert kind="error" className="profile-refusal">
        {stage === 'refused' && (
          <>
            <p>{texts.refused}</p>
            <Link
              ref={bringIntoSight}
              className="lone-link"
              to={paths.profile()}
              onClick={() => setStage('idle')}
            >
              {texts.back}
            </Link>
          </>
        )}
      </Alert>
    </>
  );
}
