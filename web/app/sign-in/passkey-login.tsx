import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { usePasskeyLogin } from './use-passkey-login.ts';
import { signInTexts } from './sign-in.texts.ts';

interface PasskeyLoginProps {
  /** Called with the words for a failure; undefined takes back what was said before. */
  onFailure: (text: string | undefined) => void;
}

/**
 * The way in without a password: by this button, or by what the browser offers in the username
 * field.
 */
export function PasskeyLogin({ onFailure }: PasskeyLoginProps) {
  const button = useRef<HTMLButtonElement>(null);
  const remember = () =>
    button.current?.form?.querySelector<HTMLInputElement>('[name=remember]')?.checked ?? false;
  const { busy, note, ask } = usePasskeyLogin({ remember, onFailure });
  return (
    <>
      <Button
        ref={button}
        look="quiet"
        wide
        className="passkey-login"
        busy={busy}
        keepsFocus
        busyLabel={signInTexts.passkey.waiting}
        onClick={() => void ask()}
      >
        {signInTexts.passkey.use}
      </Button>
      <p className="muted small" role="status">
        {note}
      </p>
    </>
  );
}
