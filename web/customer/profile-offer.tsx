import { Link } from 'wouter';
import { useAddress } from '../app/navigation/address.ts';
import { paths } from '../app/paths.ts';
import './profile-offer.css';
import { profileOfferTexts } from './profile-offer.texts.ts';

const texts = profileOfferTexts.profileOffer;

/** Where there is time to read it; a page with a form has another purpose. */
const shownOn: ReadonlySet<string> = new Set([paths.dashboard(), paths.profile()]);

/**
 * Stands until the personal information was handed in: a line on the page, never a window over it.
 */
export function ProfileOffer() {
  const { pathname } = useAddress();
  if (!shownOn.has(pathname)) return null;
  return (
    <aside className="profile-offer screen-only" aria-label={texts.personalInformation}>
      <p>{texts.yourPersonalInformationIs}</p>
      <Link to={paths.personalInfo()}>{texts.completeItNow}</Link>
    </aside>
  );
}
