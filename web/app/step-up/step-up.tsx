import { type ReactNode, useEffect, useState } from 'react';
import { type AskProof, onProofNeeded } from '../../api/proven.ts';
import { loadOnce } from '../navigation/part-file.ts';

const loadAskProof = loadOnce(async () => (await import('./ask-proof.tsx')).askProof);

/** Shows the window on the page that is there now. */
let showHere: (shown: ReactNode) => void = () => undefined;

const ask: AskProof = async (refused, sent) => {
  const askProof = await loadAskProof().catch(() => {
    throw refused;
  });
  return await askProof((shown) => showHere(shown), refused, sent);
};

/**
 * The one window that asks for a proof, of customers and of staff. Its file comes when the bank
 * first wants one; without it the refusal stays where it was given.
 */
export function StepUp() {
  const [shown, show] = useState<ReactNode>();
  useEffect(() => {
    showHere = show;
    onProofNeeded(ask);
  }, []);
  return shown;
}
