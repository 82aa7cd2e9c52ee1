import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnswerOf } from '../../../contract/calls/route.ts';
import type { listSessionsOfUserRoute } from '../../../contract/staff/user-sheet.ts';
import type { User } from '../../../contract/people/users.ts';
import { call } from '../../api/client.ts';
import { sessionsOfUserQuery } from '../../api/user-sheet-queries.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../app/dialog.tsx';
import { formatExact } from '../../ui/values/format-date.ts';
import { Panel } from '../../ui/panel.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { plural } from '../../ui/values/plural.ts';
import { WithRight } from '../with-right.tsx';

type SecondFactorOfUser = AnswerOf<typeof listSessionsOfUserRoute>['secondFactor'];

interface UserSecondFactorProps {
  user: User;
  secondFactor: SecondFactorOfUser;
}

/**
 * Two-step sign-in and passkeys of a person. Staff remove all of it from a customer who has lost
 * it.
 */
export function UserSecondFactor({
  user: { _id: id, username, role },
  secondFactor,
}: UserSecondFactorProps) {
  const { since, passkeys } = secondFactor;
  const [asking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: () => call('DELETE /api/admin/users/{id}/second-factor', { params: { id } }),
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: sessionsOfUserQuery(id).queryKey });
      setAsking(false);
    },
  });
  const removable = role === 'user' && (since !== null || passkeys > 0);
  return (
    <>
      <Alert kind="error">{failureText(remove.error, { doneOnce: 'done' })}</Alert>
      <Alert kind="success">{remove.data?.message}</Alert>
      <Panel
        title="Two-step sign-in"
        className="sheet-second-factor"
        aside={
          removable && (
            <WithRight right="restrict-customers">
              <Button look="danger" compact onClick={() => setAsking(true)}>
                Remove<span className="visually-hidden"> two-step sign-in</span>
              </Button>
            </WithRight>
          )
        }
      >
        <p className="panel-body">{inWords(secondFactor)}</p>
      </Panel>
      <ConfirmDialog
        open={asking}
        title={`Remove two-step sign-in of ${username}?`}
        confirmLabel="Remove"
        busyLabel="Removing..."
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onCancel={() => setAsking(false)}
      >
        <p>
          Their authenticator app, recovery codes and passkeys stop working, and all sessions end.
          After that the password alone is enough to log in. We email {username} about it. Do this
          only if you are sure it is {username} who asks.
        </p>
      </ConfirmDialog>
    </>
  );
}

const counted = (count: number, what: string) =>
  count === 0 ? `no ${what}s` : plural(count, { one: `# ${what}`, other: `# ${what}s` });

function inWords({ since, recoveryCodesLeft, passkeys }: SecondFactorOfUser): string {
  const keys = counted(passkeys, 'passkey');
  if (since === null) return `Off, ${keys}.`;
  return (
    `On since ${formatExact(new Date(since))}, ${counted(recoveryCodesLeft, 'recovery code')} ` +
    `left, ${keys}.`
  );
}
