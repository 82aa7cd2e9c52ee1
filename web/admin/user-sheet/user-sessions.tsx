import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '../../../contract/users.ts';
import { call } from '../../api/client.ts';
import { sessionsOfUserQuery } from '../../api/user-sheet-queries.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../app/confirm-dialog.tsx';
import { formatExact } from '../../ui/values/format-date.ts';
import { WithRight } from '../with-right.tsx';
import { SheetPart } from './sheet-part.tsx';
import { UserSecondFactor } from './user-second-factor.tsx';
import { plural } from '../../ui/values/plural.ts';
import { failureText } from '../../ui/form/failure-text.ts';

/** Where somebody is signed in: staff end one sign-in, or all of them. */
export function UserSessions({ user }: { user: User }) {
  const { _id: id, username } = user;
  const [asking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const query = useQuery(sessionsOfUserQuery(id));
  const refresh = () =>
    queryClient.invalidateQueries({ queryKey: sessionsOfUserQuery(id).queryKey });
  const endOne = useMutation({
    mutationFn: (sessionId: string) =>
      call('DELETE /api/admin/users/{id}/sessions/{sessionId}', { params: { id, sessionId } }),
    onSettled: refresh,
  });
  const endAll = useMutation({
    mutationFn: () => call('DELETE /api/admin/users/{id}/sessions', { params: { id } }),
    onSettled: async () => {
      setAsking(false);
      await refresh();
    },
  });
  const failure = endAll.error ?? endOne.error;
  const done = endAll.data?.message ?? endOne.data?.message;
  const sessionsOnly = { ...query, data: query.data?.sessions };
  const count = sessionsOnly.data?.length ?? 0;
  return (
    <>
      {query.data && <UserSecondFactor user={user} secondFactor={query.data.secondFactor} />}
      <Alert kind="error">{failure && `The session was not ended: ${failureText(failure)}`}</Alert>
      <Alert kind="success">{!failure && done}</Alert>
      <SheetPart
        title="Sessions"
        query={sessionsOnly}
        empty={{
          title: 'Not logged in',
          reason: 'Live sessions appear here with device and address.',
        }}
        aside={
          count > 0 && (
            <WithRight right="restrict-customers">
              <Button look="danger" compact onClick={() => setAsking(true)}>
                End all sessions
              </Button>
            </WithRight>
          )
        }
      >
        {(sessions) => (
          <ul className="sheet-list">
            {sessions.map(({ _id, device, address, signedInAt, lastUsedAt }) => (
              <li key={_id} className="sheet-item">
                <div>
                  <strong>{device}</strong>
                  <p className="muted small">
                    From {address}. Last used {formatExact(new Date(lastUsedAt))}, logged in{' '}
                    {formatExact(new Date(signedInAt))}.
                  </p>
                </div>
                <WithRight right="restrict-customers">
                  <Button
                    look="secondary"
                    compact
                    busy={endOne.isPending && endOne.variables === _id}
                    busyLabel="Ending..."
                    onClick={() => {
                      endAll.reset();
                      endOne.mutate(_id);
                    }}
                  >
                    End<span className="visually-hidden"> the session of {device}</span>
                  </Button>
                </WithRight>
              </li>
            ))}
          </ul>
        )}
      </SheetPart>
      <ConfirmDialog
        open={asking}
        title={`End all sessions of ${username}?`}
        confirmLabel="End all sessions"
        busyLabel="Ending..."
        busy={endAll.isPending}
        onConfirm={() => {
          endOne.reset();
          endAll.mutate();
        }}
        onCancel={() => setAsking(false)}
      >
        <p className="muted small">
          {plural(count, { one: 'One session is', other: '# sessions are' })} logged out at once, on
          every device. {username} can log in again.
        </p>
      </ConfirmDialog>
    </>
  );
}
