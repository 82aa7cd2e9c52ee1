import { Link } from 'wouter';
import { useAddress } from '../../app/navigation/address.ts';
import { paths } from '../../app/paths.ts';
import { useIsNewcomer } from './use-is-newcomer.ts';
import './frame.css';
import { profileOfferTexts } from './frame.texts.ts';

const texts = profileOfferTexts.profileOffer;

/** Where there is time to read it; a page with a form has another purpose. */
const shownOn: ReadonlySet<string> = new Set([paths.dashboard(), paths.profile()]);

/**
 * Shown until the customer hands in the personal information: a line on the page, never a window
 * over it. A newcomer’s dashboard has it among the first steps.
 */
export function ProfileOffer() {
  const { pathname } = useAddress();
  const isNewcomer = useIsNewcomer();
  if (!shownOn.has(pathname) || (isNewcomer && pathname === paths.dashboard())) return null;
  return (
    <aside className="profile-offer screen-only" aria-label={texts.personalInformation}>
      <p>{texts.yourPersonalInformationIs}</p>
      <Link to={paths.personalInfo()}>{texts.completeItNow}</Link>
    </aside>
  );
}
