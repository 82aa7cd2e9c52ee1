import type { Passkey } from '../../../contract/passkeys.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { formatExact } from '../../ui/values/format-date.ts';

interface PasskeyItemProps {
  passkey: Passkey;
  onConfirm: () => void;
  onRemove: () => void;
}

export function PasskeyItem({
  passkey: { name, createdAt, lastUsedAt, waitsSince },
  onConfirm,
  onRemove,
}: PasskeyItemProps) {
  return (
    <li className="passkey">
      <div className="passkey-text">
        <strong>{name}</strong>
        <p className="muted small">
          Added {formatExact(new Date(createdAt))}
          <br />
          {lastUsedAt === null ? 'Not used yet' : `Last used ${formatExact(new Date(lastUsedAt))}`}
        </p>
        {waitsSince !== null && (
          <p className="small passkey-waits">
            <Badge look="waiting">Waits for you</Badge> Since {formatExact(new Date(waitsSince))},
            when your password was replaced through an emailed link, it logs nobody in.
          </p>
        )}
      </div>
      {waitsSince !== null && (
        <Button look="secondary" compact onClick={onConfirm}>
          Mine<span className="visually-hidden">: the passkey {name}</span>
        </Button>
      )}
      <Button look="secondary" compact onClick={onRemove}>
        {waitsSince === null ? 'Remove' : 'Not mine: remove'}
        <span className="visually-hidden"> the passkey {name}</span>
      </Button>
    </li>
  );
}
