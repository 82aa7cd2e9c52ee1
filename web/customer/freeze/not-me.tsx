import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { navigate, useAddress } from '../../app/navigation/address.ts';
import { call } from '../../api/client.ts';
import { freezeQuery } from '../../api/freeze-queries.ts';
import { ConfirmDialog } from '../../app/dialog.tsx';
import { paths } from '../../app/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { announceSuccess } from '../frame/announce-success.ts';
import { failureText } from '../../ui/form/failure-text.ts';
import { freezeTexts } from './freeze.texts.ts';

interface NotMeProps {
  /** The device or passkey that may be another person's; undefined on the page of the freeze. */
  about?: string;
}

/** “This was not me”: one press and its confirmation freeze the account. */
export function NotMe({ about }: NotMeProps) {
  const texts = freezeTexts.question;
  const queryClient = useQueryClient();
  const { pathname } = useAddress();
  const [asking, setAsking] = useState(false);
  const freeze = useMutation({
    mutationFn: () => call('POST /api/users/freeze', {}),
    onSuccess: async ({ message, freeze: frozen }) => {
      setAsking(false);
      announceSuccess(message);
      queryClient.setQueryData(freezeQuery.queryKey, frozen);
      if (pathname !== paths.freeze()) navigate(paths.freeze());
      // Cards, sessions and the note on every page say something else from now on.
      await queryClient.invalidateQueries();
    },
  });
  return (
    <>
      <Button look="danger" compact={about !== undefined} onClick={() => setAsking(true)}>
        {about === undefined ? freezeTexts.open.button : freezeTexts.notMe}
        {about !== undefined && <span className="visually-hidden"> {about}</span>}
      </Button>
      <ConfirmDialog
        open={asking}
        title={texts.title}
        confirmLabel={texts.confirm}
        busyLabel={texts.busy}
        busy={freeze.isPending}
        onConfirm={() => freeze.mutate()}
        onCancel={() => setAsking(false)}
      >
        {about !== undefined && <p>{texts.about(about)}</p>}
        <p>{texts.text}</p>
        <Alert kind="error">{failureText(freeze.error)}</Alert>
      </ConfirmDialog>
    </>
  );
}
