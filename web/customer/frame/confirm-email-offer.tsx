import { useAddress } from '../../app/navigation/address.ts';
import { paths } from '../../app/paths.ts';
import { EmailLinkButton } from './email-link-button.tsx';
import { maskedEmail } from './masked-email.ts';
import { useIsNewcomer } from './use-is-newcomer.ts';
import './frame.css';
import { accountOffersTexts } from './frame.texts.ts';

const texts = accountOffersTexts.confirmEmailOffer;

/** Where there is time to read it; a page with a form has another purpose. */
const shownOn: ReadonlySet<string> = new Set([
  paths.dashboard(),
  paths.profile(),
  paths.security(),
]);

/**
 * Shown until the customer confirms the address by the link that was mailed there. A newcomer’s
 * dashboard has it among the first steps.
 */
export function ConfirmEmailOffer({ email }: { email: string }) {
  const { pathname } = useAddress();
  const isNewcomer = useIsNewcomer();
  if (!shownOn.has(pathname) || (isNewcomer && pathname === paths.dashboard())) return null;
  return (
    <aside className="profile-offer" aria-label={texts.confirmYourEmail}>
      <p>{texts.confirmYourEmailOpenThe(maskedEmail(email))}</p>
      <EmailLinkButton answerClass="profile-offer-answer" />
    </aside>
  );
}
