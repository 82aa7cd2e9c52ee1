import { Link } from 'wouter';
import { useAddress } from '../../app/navigation/address.ts';
import { paths } from '../../app/paths.ts';
import './frame.css';
import { accountOffersTexts } from './frame.texts.ts';

const texts = accountOffersTexts.waitingPasskeysOffer;

/** Where there is time to read it; where they are listed, it is said already. */
const shownOn: ReadonlySet<string> = new Set([paths.dashboard(), paths.profile()]);

/**
 * Shown after a new password by mailed link until the customer has said of each passkey from before
 * it whose it is: another person may have added one.
 */
export function WaitingPasskeysOffer({ count }: { count: number }) {
  const { pathname } = useAddress();
  if (!shownOn.has(pathname)) return null;
  return (
    <aside className="profile-offer" aria-label={texts.passkeysThatWaitForYou}>
      <p>
        {texts.nobodyInSinceYourPassword(
          count === 1 ? texts.aPasskeyWaitsForYou : texts.passkeysWaitForYouThey(count),
        )}
      </p>
      <Link to={paths.twoStep()}>{texts.mineOrNotMine}</Link>
    </aside>
  );
}
