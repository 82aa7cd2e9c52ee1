import { Link } from 'wouter';
import type { HeldIdentity } from '../../../contract/values/held-identity.ts';
import { paths } from '../../app/paths.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { identityTexts } from './identity.texts.ts';
import { useIdentityHold } from './use-identity-hold.ts';

const texts = identityTexts;

/** The way to an accepted ID, or that it is the bank's turn. */
export function IdentityNext({ identity }: { identity: HeldIdentity }) {
  const next = texts.next[identity];
  return typeof next === 'string'
    ? next
    : next((text) => <Link to={paths.personalInfo()}>{text}</Link>);
}

/**
 * Says, before the customer tries, that there is no transfer abroad or no card until staff have
 * accepted their ID.
 */
export function IdentityNote({ about }: { about: 'abroad' | 'card' }) {
  const hold = useIdentityHold();
  return (
    <Alert kind="info">
      {hold && (
        <p>
          {texts[about]} <IdentityNext identity={hold.identity} />
        </p>
      )}
    </Alert>
  );
}
