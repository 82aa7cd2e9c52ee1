import { Suspense, useEffect, useState } from 'react';
import { onRefusal } from '../../api/client.ts';
import { factorNeeded } from '../../api/failures.ts';
import { lazyPart } from '../../app/navigation/lazy-part.tsx';

// Only who has a passkey or an app is ever asked.
const ProofDialog = lazyPart(async () => (await import('./proof-dialog.tsx')).ProofDialog);

/**
 * Where a call wants a passkey or a code of the last five minutes, asks for it and lets the call be
 * sent again: what was typed stays where it is.
 */
export function AskProof() {
  const [answer, setAnswer] = useState<(isProven: boolean) => void>();
  useEffect(() => {
    let asked: Promise<boolean> | undefined;
    onRefusal((refused) => {
      if (factorNeeded(refused) === undefined) return undefined;
      // Of two calls at once both wait for one answer.
      asked ??= new Promise<boolean>((resolve) => setAnswer(() => resolve)).finally(() => {
        asked = undefined;
        setAnswer(undefined);
      });
      return asked;
    });
    return () => onRefusal(undefined);
  }, []);
  return (
    <Suspense>
      {answer && <ProofDialog onProven={() => answer(true)} onCancel={() => answer(false)} />}
    </Suspense>
  );
}
