import { useMutation } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { accountOffersTexts } from './frame.texts.ts';

const texts = accountOffersTexts.confirmEmailOffer;

/** Emails a new link that confirms the own address, and says so. */
export function EmailLinkButton({ answerClass }: { answerClass?: string }) {
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: () => call('POST /api/users/email/link', {}),
  });
  return (
    <>
      <Button
        look="secondary"
        compact
        busy={isPending}
        busyLabel={texts.sending}
        onClick={() => mutate()}
      >
        {texts.emailANewLink}
      </Button>
      <Alert kind={error ? 'error' : 'success'} className={answerClass}>
        {failureText(error) ?? data?.message}
      </Alert>
    </>
  );
}
