import { useMutation } from '@tanstack/react-query';
import { useAddress } from '../app/navigation/address.ts';
import { call } from '../api/client.ts';
import { paths } from '../app/paths.ts';
import { Alert } from '../ui/feedback/alert.tsx';
import { Button } from '../ui/button.tsx';
import { failureText } from '../ui/form/failure-text.ts';
import './profile-offer.css';
import { accountOffersTexts } from './account-offers.texts.ts';

const texts = accountOffersTexts.confirmEmailOffer;

/** Where there is time to read it; a page with a form has another purpose. */
const shownOn: ReadonlySet<string> = new Set([
  paths.dashboard(),
  paths.profile(),
  paths.security(),
]);

/** Enough for its owner to know it, too little for who looks over a shoulder. */
const masked = (email: string) => email.replace(/^(.)[^@]*/, '$1•••');

/** Stands until the address is confirmed by the link that was mailed there. */
export function ConfirmEmailOffer({ email }: { email: string }) {
  const { pathname } = useAddress();
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: () => call('POST /api/users/email/link', {}),
  });
  if (!shownOn.has(pathname)) return null;
  return (
    <aside className="profile-offer" aria-label={texts.confirmYourEmail}>
      <p>{texts.confirmYourEmailOpenThe(masked(email))}</p>
      <Button
        look="secondary"
        compact
        busy={isPending}
        busyLabel={texts.sending}
        onClick={() => mutate()}
      >
        {texts.emailANewLink}
      </Button>
      <Alert kind={error ? 'error' : 'success'} className="profile-offer-answer">
        {failureText(error) ?? data?.message}
      </Alert>
    </aside>
  );
}
