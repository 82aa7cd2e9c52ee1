import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '../../../contract/people/users.ts';
import { call } from '../../api/client.ts';
import { sessionsOfUserQuery } from '../../api/user-sheet-queries.ts';
import { isUnderWay, useTries } from '../../app/use-tries.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../app/dialog.tsx';
import { formatExact } from '../../ui/values/format-date.ts';
import { WithRight } from '../with-right.tsx';
import { SheetPart } from './sheet-part.tsx';
import { UserSecondFactor } from './user-second-factor.tsx';
import { plural } from '../../ui/values/plural.ts';
import { failureText } from '../../ui/form/failure-text.ts';
import { Row } from '../../ui/layout/row.tsx';

/** Lists where a person is signed in: staff end one sign-in, or all of them. */
export function UserSessions({ user }: { user: User }) {
  const { _id: id, username } = user;
  const [asking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const query = useQuery(sessionsOfUserQuery(id));
  const { tries, begin } = useTries({
    send: (sessionId: string): Promise<{ message: string }> =>
      sessionId === 'all'
        ? call('DELETE /api/admin/users/{id}/sessions', { params: { id } })
        : call('DELETE /api/admin/users/{id}/sessions/{sessionId}', { params: { id, sessionId } }),
    replaces: (sessionId, { sent, failure }) =>
      sent === sessionId || (failure !== undefined && [sessionId, sent].includes('all')),
    onSettled: async (sessionId) => {
      if (sessionId === 'all') setAsking(false);
      await queryClient.invalidateQueries({ queryKey: sessionsOfUserQuery(id).queryKey });
    },
  });
  const isEnding = (sessionId: string) =>
    tries.some((each) => each.sent === sessionId && isUnderWay(each));
  const failures = new Set(tries.flatMap(({ failure }) => failureText(failure) ?? []));
  const done = new Set(tries.flatMap(({ answer }) => answer?.message ?? []));
  const sessionsOnly = { ...query, data: query.data?.sessions };
  const count = sessionsOnly.data?.length ?? 0;
  return (
    <>
      {query.data && <UserSecondFactor user={user} secondFactor={query.data.secondFactor} />}
      <Alert kind="error">
        {failures.size > 0 && `The session was not ended: ${[...failures].join(' ')}`}
      </Alert>
      <Alert kind="success">{[...done].join(' ')}</Alert>
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
              <Row
                as="li"
                key={_id}
                gap={16}
                rowGap={8}
                align="center"
                spread="apart"
                className="sheet-item"
              >
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
                    busy={isEnding(_id)}
                    busyLabel="Ending..."
                    onClick={() => begin(_id)}
                  >
                    End<span className="visually-hidden"> the session of {device}</span>
                  </Button>
                </WithRight>
              </Row>
            ))}
          </ul>
        )}
      </SheetPart>
      <ConfirmDialog
        open={asking}
        title={`End all sessions of ${username}?`}
        confirmLabel="End all sessions"
        busyLabel="Ending..."
        busy={isEnding('all')}
        onConfirm={() => begin('all')}
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
