import { Refused } from '../../api/failures.ts';
import { Suspense, useEffect, useState } from 'react';
import { onRefusal } from '../../api/client.ts';
import { lazyPart } from '../../app/navigation/lazy-part.tsx';

// Only who has a passkey or an app is ever asked.
const ProofDialog = lazyPart(async () => (await import('./proof-dialog.tsx')).ProofDialog);

type Ask = (refused: Error) => Promise<boolean> | undefined;

/** While the area of the staff is shown. */
let asking: Ask | undefined;

/** Whether a call for a file, which is not sent again by itself, may be: a proof was given. */
export const isProven = async (failure: unknown): Promise<boolean> =>
  failure instanceof Error && (await asking?.(failure)) === true;

/**
 * Where a call wants a passkey or a code of the last five minutes, asks for it and lets the call be
 * sent again: what was typed stays where it is.
 */
export function AskProof() {
  const [answer, setAnswer] = useState<(isProven: boolean) => void>();
  useEffect(() => {
    let asked: Promise<boolean> | undefined;
    asking = (refused) => {
      if (!(refused instanceof Refused && refused.code === 'PROOF_NEEDED')) return undefined;
      // Of two calls at once both wait for one answer.
      asked ??= new Promise<boolean>((resolve) => setAnswer(() => resolve)).finally(() => {
        asked = undefined;
        setAnswer(undefined);
      });
      return asked;
    };
    onRefusal(asking);
    return () => onRefusal((asking = undefined));
  }, []);
  return (
    <Suspense>
      {answer && <ProofDialog onProven={() => answer(true)} onCancel={() => answer(false)} />}
    </Suspense>
  );
}
