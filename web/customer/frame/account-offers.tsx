import { ConfirmEmailOffer } from './confirm-email-offer.tsx';
import { FrozenNote } from '../freeze/frozen-note.tsx';
import { WaitingPasskeysOffer } from './waiting-passkeys-offer.tsx';

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
