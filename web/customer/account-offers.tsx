import { ConfirmEmailOffer } from './confirm-email-offer.tsx';
import { WaitingPasskeysOffer } from './waiting-passkeys-offer.tsx';

interface AccountOffersProps {
  waitingPasskeys: number;
  emailConfirmed: boolean;
  email: string;
}

/** What a person is asked to confirm, in one file: most visits ask for none of it. */
export function AccountOffers({ waitingPasskeys, emailConfirmed, email }: AccountOffersProps) {
  return (
    <>
      {waitingPasskeys > 0 && <WaitingPasskeysOffer count={waitingPasskeys} />}
      {!emailConfirmed && <ConfirmEmailOffer email={email} />}
    </>
  );
}
