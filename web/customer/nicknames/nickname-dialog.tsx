import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { longestNickname, nicknameBody } from '../../../contract/money/nicknames.ts';
import { call } from '../../api/client.ts';
import '../../app/configure-zod.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { Form } from '../../ui/form/form.tsx';
import { checkBy, useForm } from '../../ui/form/use-form.ts';
import { Dialog } from '../../ui/windows/dialog.tsx';
import { SaveOrRemoveFoot } from '../../ui/windows/save-or-remove-foot.tsx';
import { announceSuccess } from '../frame/announce-success.ts';
import { nicknamesTexts as texts } from './nicknames.texts.ts';

/** A payee to whom a customer gives a name of their own, and the order that says who that is. */
export interface Nicknamed {
  order: string;
  recipientName: string;
  nickname: string | null;
}

/** The same sent twice is saved once. */
const saveFailure = { refused: texts.couldNotBeSaved, unanswered: texts.weCouldNotFindOut };
const removeFailure = {
  refused: texts.couldNotBeRemoved,
  unanswered: texts.weCouldNotFindOutRemoved,
};

interface NicknameDialogProps {
  payee: Nicknamed;
  onClose: () => void;
}

/** Gives a payee a nickname, changes it or takes it back. */
export function NicknameDialog({
  payee: { order, recipientName, nickname },
  onClose,
}: NicknameDialogProps) {
  const queryClient = useQueryClient();
  const first = useRef<HTMLInputElement>(null);
  const params = { id: order };
  const onDone = async ({ message }: { message: string }) => {
    announceSuccess(message);
    onClose();
    await queryClient.invalidateQueries({ queryKey: ['transfers'] });
  };
  const form = useForm({
    initial: { nickname: nickname ?? '' },
    check: (typed) => checkBy(nicknameBody, typed),
    send: (body) => call('PUT /api/transfers/{id}/nickname', { params, body }),
    onSent: onDone,
  });
  const remove = useMutation({
    mutationFn: () => call('DELETE /api/transfers/{id}/nickname', { params }),
    onSuccess: onDone,
  });
  const busy = form.isBusy || remove.isPending;
  return (
    <Dialog open title={texts.title} narrow initialFocus={first} onClose={() => busy || onClose()}>
      <Form form={form}>
        <div className="dialog-body">
          <Alert kind="error">{failureText(form.failureForAlert, saveFailure)}</Alert>
          <Alert kind="error">{failureText(remove.error, removeFailure)}</Alert>
          <p className="muted">{texts.onlyYouSeeIt(recipientName)}</p>
          <TextField
            label={texts.nickname}
            hint={texts.example}
            maxLength={longestNickname}
            autoComplete="off"
            ref={first}
            {...form.field('nickname')}
          />
        </div>
        <SaveOrRemoveFoot
          remove={
            nickname !== null
              ? {
                  label: texts.remove,
                  busyLabel: texts.removing,
                  onPress: () => remove.mutate(),
                }
              : undefined
          }
          save={{ label: texts.save, busyLabel: texts.saving }}
          isSaving={form.isBusy}
          isRemoving={remove.isPending}
        />
      </Form>
    </Dialog>
  );
}
