import { useEffect, useRef, useState } from 'react';
import { call } from '../../api/client.ts';
import { failuresTexts } from '../../api/failures.texts.ts';
import { askPasskey, offerPasskeys, type SignedPasskey } from '../passkeys/ask-passkey.ts';
import { cameToNothing, usesPasskeys } from '../passkeys/passkey-support.ts';
import { failureText } from '../../ui/form/failure-text.ts';
import { enterArea } from './log-in.ts';
import { signInTexts } from './sign-in.texts.ts';

interface PasskeyLoginSetting {
  remember: () => boolean;
  onFailure: (text: string | undefined) => void;
}

/**
 * Signs in with a passkey: one that the person asks for with the button, or one chosen among what
 * the browser offers in the field.
 */
export function usePasskeyLogin({ remember, onFailure }: PasskeyLoginSetting) {
  const [busy, setBusy] = useState(false);
  const [note, setNote] = useState('');
  /**
   * Counts the passkey windows that ended without a sign-in: after each the offer is made again.
   */
  const [round, setRound] = useState(0);
  const offer = useRef<AbortController>(null);

  const enter = async (getPasskey: () => Promise<SignedPasskey>) => {
    setBusy(true);
    setNote('');
    onFailure(undefined);
    try {
      const credential = await getPasskey();
      await enterArea(
        await call('POST /api/users/login/passkey', { body: { credential, remember: remember() } }),
      );
    } catch (problem) {
      if (cameToNothing(problem)) setNote(signInTexts.passkey.notUsed);
      else onFailure(textOf(problem));
      setBusy(false);
    }
  };
  const latestEnter = useRef(enter);
  useEffect(() => {
    latestEnter.current = enter;
  });

  useEffect(() => {
    if (!usesPasskeys()) return;
    const ending = new AbortController();
    offer.current = ending;
    const offerOnce = async () => {
      const chosen = await offerPasskeys(ending.signal);
      if (chosen) await latestEnter.current(() => Promise.resolve(chosen));
    };
    // The offer comes unasked: where it fails, the page stays as it was and says nothing.
    offerOnce().catch(() => undefined);
    return () => ending.abort();
  }, [round]);

  const ask = async () => {
    if (!usesPasskeys()) return onFailure(signInTexts.passkey.notHere);
    // A browser has one window for passkeys at a time.
    offer.current?.abort();
    await enter(askPasskey);
    setRound((rounds) => rounds + 1);
  };
  return { busy, note, ask };
}

/** A technical error is of the browser's window, or of the file that asks, which did not come. */
const textOf = (problem: unknown) =>
  problem instanceof DOMException
    ? signInTexts.passkey.failed
    : failureText(problem, { refused: failuresTexts.networkError });
