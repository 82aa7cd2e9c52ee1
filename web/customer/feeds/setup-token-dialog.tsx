import { useRef } from 'react';
import { Dialog } from '../../app/dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import type { MadeFeed } from './connect-app-dialog.tsx';
import { feedsTexts } from './feeds.texts.ts';

const texts = feedsTexts.token;

interface SetupTokenDialogProps extends MadeFeed {
  onDone: () => void;
}

/** The token of a new app, this one time. */
export function SetupTokenDialog({ name, setupToken, onDone }: SetupTokenDialogProps) {
  const shown = useRef<HTMLOutputElement>(null);
  return (
    <Dialog
      open
      title={texts.title(name)}
      narrow
      closeButton={false}
      initialFocus={shown}
      onClose={onDone}
    >
      <div className="dialog-body">
        <p>{texts.what}</p>
        <output ref={shown} tabIndex={-1} className="setup-token" aria-label={texts.token}>
          {setupToken}
        </output>
      </div>
      <div className="dialog-foot">
        <CopyButton text={setupToken} what={texts.ofCopy} look="primary" />
        <Button look="secondary" compact onClick={onDone}>
          {texts.done}
        </Button>
      </div>
    </Dialog>
  );
}
