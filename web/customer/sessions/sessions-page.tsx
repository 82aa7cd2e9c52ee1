import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../api/client.ts';
import { sessionsQuery } from '../../api/session-queries.ts';
import { paths } from '../../app/paths.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../app/confirm-dialog.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useFocusOnChange } from '../../ui/use-focus-on-change.ts';
import { LoadFailed } from '../load-failed.tsx';
import { announceSuccess } from '../announce-success.ts';
import { PageTop } from '../page-top.tsx';
import { SessionItem } from './session-item.tsx';
import { plural } from '../../ui/values/plural.ts';
import './sessions-page.css';

/** Where the person is signed in: end one sign-in, or all but this one. */
function SessionsPage() {
  const queryClient = useQueryClient();
  const sessions = useQuery(sessionsQuery);
  const [asking, setAsking] = useState(false);
  const [timesEnded, setTimesEnded] = useState(0);
  const place = useRef<HTMLUListElement>(null);
  // The button that had the focus is gone with its session.
  useFocusOnChange(place, timesEnded);
  const end = useMutation({
    mutationFn: (id: string) =>
      id === 'others'
        ? call('POST /api/users/logout-others', {})
        : call('DELETE /api/users/sessions/{id}', { params: { id } }),
    onSuccess: ({ message }) => announceSuccess(message),
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
      setAsking(false);
      setTimesEnded((times) => times + 1);
    },
  });
  const list = sessions.data ?? [];
  const others = list.filter(({ current }) => !current).length;
  return (
    <>
      <PageTop heading="Sessions" detail="See and log out your devices." />
      <LoadFailed text="Your sessions could not be loaded." query={sessions} />
      <Alert kind="error">
        {end.error &&
          `${end.error.message || 'The session could not be ended.'} The list shows where you ` +
            'are still logged in.'}
      </Alert>
      {!sessions.isLoadingError && (
        <Panel
          title="Logged in"
          className="sessions-panel"
          aside={
            others > 0 && (
              <Button look="danger" compact onClick={() => setAsking(true)}>
                Log out all others
              </Button>
            )
          }
        >
          {sessions.isPending && <Skeleton lines={3} />}
          {list.length > 0 && (
            <ul className="sessions" ref={place} tabIndex={-1} aria-label="Where you are logged in">
              {list.map((session) => (
                <SessionItem
                  key={session._id}
                  session={session}
                  busy={end.isPending && end.variables === session._id}
                  onEnd={end.mutate}
                />
              ))}
            </ul>
          )}
          <p className="muted small sessions-note">
            Don’t recognize a device? Log it out, then{' '}
            <Link to={paths.passwordReset()}>change your password</Link>. With{' '}
            <Link to={paths.twoStep()}>two-step sign-in</Link> a password alone lets nobody in.
          </p>
        </Panel>
      )}
      <ConfirmDialog
        open={asking}
        title="Log out all other devices?"
        confirmLabel="Log out all others"
        busyLabel="Logging out..."
        busy={end.isPending}
        onConfirm={() => end.mutate('others')}
        onCancel={() => setAsking(false)}
      >
        <p>
          {plural(others, { one: 'One other session is', other: '# other sessions are' })} logged
          out at once, on every device. This one stays logged in.
        </p>
      </ConfirmDialog>
    </>
  );
}

export { SessionsPage as Page };
