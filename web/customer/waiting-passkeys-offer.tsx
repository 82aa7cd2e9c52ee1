import { Link, useLocation } from 'react-router';
import { paths } from '../app/paths.ts';
import './profile-offer.css';

/** Where there is time to read it; where they are listed, it is said already. */
const shownOn: ReadonlySet<string> = new Set([paths.dashboard(), paths.profile()]);

/**
 * Stands after a new password by mailed link until the customer has said of each passkey from
 * before it whose it is: somebody else may have added one.
 */
export function WaitingPasskeysOffer({ count }: { count: number }) {
  const { pathname } = useLocation();
  if (!shownOn.has(pathname)) return null;
  return (
    <aside className="profile-offer" aria-label="Passkeys that wait for you">
      <p>
        {count === 1
          ? 'A passkey waits for you: it logs'
          : `${count} passkeys wait for you: they log`}{' '}
        nobody in since your password was replaced by an emailed link.
      </p>
      <Link to={paths.twoStep()}>Mine or not mine?</Link>
    </aside>
  );
}
