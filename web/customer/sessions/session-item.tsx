import type { Session } from '../../../contract/sessions.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { NotMe } from '../freeze/not-me.tsx';
import { formatExact } from '../../ui/values/format-date.ts';

interface SessionItemProps {
  session: Session;
  busy: boolean;
  onEnd: (id: string) => void;
}

export function SessionItem({ session, busy, onEnd }: SessionItemProps) {
  return (
    <li className="session">
      <div className="session-text">
        <p className="session-device">
          <strong>{session.device}</strong>
          {session.current && (
            <Badge look="good" icon="check">
              This device
            </Badge>
          )}
        </p>
        <p className="muted small">
          Last used {formatExact(new Date(session.lastUsedAt))}
          <br />
          Logged in {formatExact(new Date(session.signedInAt))}, network {session.place}
        </p>
      </div>
      {!session.current && (
        <div className="session-buttons">
          <Button
            look="secondary"
            compact
            busy={busy}
            busyLabel="Logging out..."
            onClick={() => onEnd(session._id)}
          >
            Log out<span className="visually-hidden"> {session.device}</span>
          </Button>
          <NotMe about={session.device} />
        </div>
      )}
    </li>
  );
}
