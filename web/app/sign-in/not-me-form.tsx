import { useState } from 'react';
import { notMeBody } from '../../../contract/not-me.ts';
import { call } from '../../api/client.ts';
import { Unanswered } from '../../api/failures.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { useDocumentTitle } from '../../ui/use-document-title.ts';
import { useCheckedForm } from './use-checked-form.ts';

/** Acts on a press and never on opening alone: mail programs open links to look at them. */
export function NotMeForm() {
  const [failure, setFailure] = useState<string>();
  const [answer, setAnswer] = useState<string>();
  const { errors, busy, formProps } = useCheckedForm({
    schema: notMeBody,
    // Behind the `#`, where no server, log or referrer sees it.
    read: () => ({ token: new URLSearchParams(location.hash.slice(1)).get('token') ?? '' }),
    onEdit: () => setFailure(undefined),
    send: async (body) => {
      setFailure(undefined);
      try {
        setAnswer((await call('POST /api/users/not-me', { body })).message);
      } catch (refused) {
        setFailure(
          refused instanceof Error && refused.message !== ''
            ? refused.message
            : new Unanswered().message,
        );
      }
      return {};
    },
  });
  useDocumentTitle('This was not me', failure !== undefined || Object.keys(errors).length > 0);

  return (
    <form {...formProps} method="post">
      <Alert kind="error">{failure ?? errors['token']}</Alert>
      <Alert kind="success">{answer}</Alert>
      <Button
        type="submit"
        wide
        className="button-large"
        look="danger-solid"
        busy={busy}
        busyLabel="Freezing payments..."
        disabled={answer !== undefined}
      >
        Freeze payments and log out every device
      </Button>
    </form>
  );
}
