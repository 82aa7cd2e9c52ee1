import type { Session } from '../../../contract/people/sessions.ts';
import { wordDevice } from '../../../contract/people/device-name.texts.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { NotMe } from '../freeze/not-me.tsx';
import { formatExact } from '../../ui/values/format-date.ts';
import { sessionsTexts } from './sessions.texts.ts';
import { Row } from '../../ui/layout/row.tsx';

const texts = sessionsTexts.sessionItem;

interface SessionItemProps {
  session: Session;
  busy: boolean;
  onEnd: (id: string) => void;
}

export function SessionItem({ session, busy, onEnd }: SessionItemProps) {
  const device = wordDevice(session);
  return (
    <li className="session">
      <div className="session-text">
        <p className="session-device">
          <strong>{device}</strong>
          {session.current && (
            <Badge look="good" icon="check">
              {texts.thisDevice}
            </Badge>
          )}
        </p>
        <p className="muted small">
          {texts.lastUsed(formatExact(new Date(session.lastUsedAt)))}
          <br />
          {texts.loggedInNetwork(formatExact(new Date(session.signedInAt)), session.place)}
        </p>
      </div>
      {!session.current && (
        <Row gap={8}>
          <Button
            look="secondary"
            compact
            busy={busy}
            busyLabel={texts.loggingOut}
            onClick={() => onEnd(session._id)}
          >
            {texts.logOut(<span className="visually-hidden"> {device}</span>)}
          </Button>
          <NotMe about={device} />
        </Row>
      )}
    </li>
  );
}
