import type { Passkey } from '../../../contract/passkeys.ts';
import { Button } from '../../ui/button.tsx';
import { formatExact } from '../../ui/format-date.ts';

interface PasskeyItemProps {
  passkey: Passkey;
  onRemove: () => void;
}

export function PasskeyItem({ passkey: { name, createdAt, lastUsedAt }, onRemove }: PasskeyItemProps) {
  return (
    <li className="passkey">
      <div className="passkey-text">
        <strong>{name}</strong>
        <p className="muted small">
          Added {formatExact(new Date(createdAt))}
          <br />
          {lastUsedAt === null ? 'Not used yet' : `Last used ${formatExact(new Date(lastUsedAt))}`}
        </p>
      </div>
      <Button look="secondary" compact onClick={onRemove}>
        Remove<span className="visually-hidden"> the passkey {name}</span>
      </Button>
    </li>
  );
}
