import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'wouter';
import { call } from '../../api/client.ts';
import { sessionsQuery } from '../../api/session-queries.ts';
import { paths } from '../../app/paths.ts';
import { isUnderWay, useTries } from '../../app/use-tries.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../app/dialog.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useFocusOnChange } from '../../ui/use-focus-on-change.ts';
import { LoadFailed } from '../frame/load-failed.tsx';
import { announceSuccess } from '../frame/announce-success.ts';
import { PageTop } from '../frame/page-top.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { SessionItem } from './session-item.tsx';
import './sessions-page.css';
import { sessionsTexts } from './sessions.texts.ts';

const texts = sessionsTexts.sessionsPage;

/** Where the person is signed in: end one sign-in, or all but this one. */
function SessionsPage() {
  const queryClient = useQueryClient();
  const sessions = useQuery(sessionsQuery);
  const [asking, setAsking] = useState(false);
  const [timesEnded, setTimesEnded] = useState(0);
  const place = useRef<HTMLUListElement>(null);
  // The button that had the focus is gone with its session.
  useFocusOnChange(place, timesEnded);
  const { tries, begin } = useTries({
    send: async (id: string): Promise<{ message: string }> => {
      const answer = await (id === 'others'
        ? call('POST /api/users/logout-others', {})
        : call('DELETE /api/users/sessions/{id}', { params: { id } }));
      announceSuccess(answer.message);
      return answer;
    },
    replaces: (id, { sent, failure }) =>
      sent === id || (failure !== undefined && [id, sent].includes('others')),
    onSettled: async (id) => {
      await queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
      if (id === 'others') setAsking(false);
      setTimesEnded((times) => times + 1);
    },
  });
  const isEnding = (id: string) => tries.some((each) => each.sent === id && isUnderWay(each));
  const failures = tries.flatMap(
    ({ failure }) => failureText(failure, { refused: texts.theSessionCouldNotBe }) ?? [],
  );
  const list = sessions.data ?? [];
  const others = list.filter(({ current }) => !current).length;
  return (
    <>
      <PageTop heading={texts.sessions} detail={texts.seeAndLogOutYour} />
      <LoadFailed text={texts.yourSessionsCouldNotBe} query={sessions} />
      <Alert kind="error">
        {failures.length > 0 && texts.theListShowsWhereYou([...new Set(failures)].join(' '))}
      </Alert>
      {!sessions.isLoadingError && (
        <Panel
          title={texts.loggedIn}
          className="sessions-panel"
          aside={
            others > 0 && (
              <Button look="danger" compact onClick={() => setAsking(true)}>
                {texts.logOutAllOthers}
              </Button>
            )
          }
        >
          {sessions.isPending && <Skeleton lines={3} />}
          {list.length > 0 && (
            <ul
              className="sessions"
              ref={place}
              tabIndex={-1}
              aria-label={texts.whereYouAreLoggedIn}
            >
              {list.map((session) => (
                <SessionItem
                  key={session._id}
                  session={session}
                  busy={isEnding(session._id)}
                  onEnd={begin}
                />
              ))}
            </ul>
          )}
          <p className="muted small sessions-note">
            {texts.dontRecognizeADeviceLog(
              (text) => (
                <Link to={paths.passwordReset()}>{text}</Link>
              ),
              (text) => (
                <Link to={paths.twoStep()}>{text}</Link>
              ),
            )}
          </p>
        </Panel>
      )}
      <ConfirmDialog
        open={asking}
        title={texts.logOutAllOtherDevices}
        confirmLabel={texts.logOutAllOthers}
        busyLabel={texts.loggingOut}
        busy={isEnding('others')}
        onConfirm={() => begin('others')}
        onCancel={() => setAsking(false)}
      >
        <p>{texts.otherSessionsAreLoggedOut(others)}</p>
      </ConfirmDialog>
    </>
  );
}

export { SessionsPage as Page };
