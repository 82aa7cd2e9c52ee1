import type { Passkey } from '../../../contract/people/passkeys.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { formatExact } from '../../ui/values/format-date.ts';
import { passkeysTexts } from './passkeys.texts.ts';

const texts = passkeysTexts.passkeyItem;

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
          {texts.added(formatExact(new Date(createdAt)))}
          <br />
          {lastUsedAt === null
            ? texts.notUsedYet
            : texts.lastUsed(formatExact(new Date(lastUsedAt)))}
        </p>
        {waitsSince !== null && (
          <p className="small passkey-waits">
            <Badge look="waiting">{texts.waitsForYou}</Badge>{' '}
            {texts.sinceWhenYourPasswordWas(formatExact(new Date(waitsSince)))}
          </p>
        )}
      </div>
      {waitsSince !== null && (
        <Button look="secondary" compact onClick={onConfirm}>
          {texts.mineThePasskey(
            (text) => (
              <span className="visually-hidden">{text}</span>
            ),
            name,
          )}
        </Button>
      )}
      <Button look="secondary" compact onClick={onRemove}>
        {waitsSince === null ? texts.remove : texts.notMineRemove}
        <span className="visually-hidden">{texts.thePasskey(name)}</span>
      </Button>
    </li>
  );
}
