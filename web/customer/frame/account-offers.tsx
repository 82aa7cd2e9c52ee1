import { useAddress } from '../../app/navigation/address.ts';
import { paths } from '../../app/paths.ts';
import { FrozenNote } from '../freeze/frozen-note.tsx';
import { EmailLinkButton } from './email-link-button.tsx';
import { accountOffersTexts } from './frame.texts.ts';
import { maskedEmail } from './masked-email.ts';
import { useIsNewcomer } from './use-is-newcomer.ts';
import { WaitingPasskeysOffer } from './waiting-passkeys-offer.tsx';
import './frame.css';

const texts = accountOffersTexts.confirmEmailOffer;

interface AccountOffersProps {
  frozen: boolean;
  waitingPasskeys: number;
  emailConfirmed: boolean;
  email: string;
}

/** The facts a customer has to know or confirm first, in one file: most visits need none of it. */
export function AccountOffers({
  frozen,
  waitingPasskeys,
  emailConfirmed,
  email,
}: AccountOffersProps) {
  return (
    <>
      {frozen && <FrozenNote />}
      {waitingPasskeys > 0 && <WaitingPasskeysOffer count={waitingPasskeys} />}
      {!emailConfirmed && <ConfirmEmailOffer email={email} />}
    </>
  );
}

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
function ConfirmEmailOffer({ email }: { email: string }) {
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
