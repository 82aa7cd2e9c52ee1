import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../api/client.ts';
import { sessionsQuery } from '../../api/session-queries.ts';
import { paths } from '../../app/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { announceSuccess } from '../announce-success.ts';
import { PageTop } from '../page-top.tsx';
import { SessionItem } from './session-item.tsx';
import './sessions-page.css';

/** Where the person is signed in: end one sign-in, or all but this one. */
export function Component() {
  const queryClient = useQueryClient();
  const sessions = useQuery(sessionsQuery);
  const [asking, setAsking] = useState(false);
  const refresh = () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
  const endOne = useMutation({
    mutationFn: (id: string) => call('DELETE /api/users/sessions/{id}', { params: { id } }),
    onSuccess: ({ message }) => announceSuccess(message),
    onSettled: refresh,
  });
  const endOthers = useMutation({
    mutationFn: () => call('POST /api/users/logout-others', {}),
    onSuccess: ({ message }) => announceSuccess(message),
    onSettled: async () => {
      await refresh();
      setAsking(false);
    },
  });
  const list = sessions.data ?? [];
  const others = list.filter(({ current }) => !current).length;
  const failure = endOthers.error ?? endOne.error;
  return (
    <>
      <PageTop heading="Sessions" documentTitle="Sessions" detail="Every place where you are signed in. Ending one signs it out at once." />
      <LoadFailed text="Your sessions could not be loaded." query={sessions} />
      <Alert kind="error">{failure && (failure.message || 'The session could not be ended. Please try again.')}</Alert>
      <Panel
        title="Signed in"
        className="sessions-panel"
        aside={
          others > 0 && (
            <Button look="danger" compact onClick={() => setAsking(true)}>
              End all others
            </Button>
          )
        }
      >
        {sessions.isPending && <Skeleton lines={3} />}
        <ul className="sessions">
          {list.map((session) => (
            <SessionItem key={session._id} session={session} busy={endOne.isPending && endOne.variables === session._id} onEnd={endOne.mutate} />
          ))}
        </ul>
        <p className="muted small sessions-note">
          One you do not know? End it, then <Link to={paths.passwordReset()}>choose a new password</Link>.
        </p>
      </Panel>
      <ConfirmDialog
        open={asking}
        title="End all other sessions?"
        confirmLabel="End all others"
        busyLabel="Ending..."
        busy={endOthers.isPending}
        onConfirm={() => endOthers.mutate()}
        onCancel={() => setAsking(false)}
      >
        <p>{others === 1 ? 'One other session is' : `${others} other sessions are`} signed out at once, on every device. This one goes on.</p>
      </ConfirmDialog>
    </>
  );
}
