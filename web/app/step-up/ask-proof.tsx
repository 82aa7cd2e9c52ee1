import type { ReactNode } from 'react';
import { NotProven, type Refused } from '../../api/failures.ts';
import type { Unproven } from '../../api/proven.ts';
import { ProofDialog } from './proof-dialog.tsx';
import { signsOrder, takesProof } from './proven-calls.ts';
import { stepUpTexts } from './step-up.texts.ts';

/** A call that waits for its proof. */
interface Asked {
  id: number;
  refused: Refused;
  sent: Unproven;
  /** Sends it again, as it was: staff have proven who they are. */
  again: () => void;
  answer: (answer: Promise<unknown>) => void;
  cancel: () => void;
}

let asked: readonly Asked[] = [];
let count = 0;

/**
 * Opens the window for a call that the bank wants a proof for, or lets it wait for the one that is
 * open.
 * @param show shows the window, or nothing.
 * @returns the answer to the call sent again. Throws what the bank refuses it for, and `NotProven`
 * where the person cancels.
 */
export function askProof<Answered>(
  show: (window: ReactNode) => void,
  refused: Refused,
  sent: Unproven<Answered>,
): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const words = signsOrder(sent.name) ? stepUpTexts.noMoney : stepUpTexts.nothing;
    const one: Asked = {
      id: (count += 1),
      refused,
      sent,
      again: () => resolve(sent.once(sent.name, sent.parts)),
      answer: (answer) => resolve(answer as Promise<Answered>),
      cancel: () => reject(new NotProven(words)),
    };
    asked = [...asked, one];
    showFirst(show);
  });
}

function showFirst(show: (window: ReactNode) => void): void {
  const [first] = asked;
  if (!first) return show(undefined);
  const { id, refused, sent } = first;
  // One proof of staff is for all that they do in the next minutes.
  const over = () => (takesProof(sent.name) ? [first] : asked);
  const close = (end: (one: Asked) => void) => {
    const ended = over();
    asked = asked.filter((one) => !ended.includes(one));
    showFirst(show);
    ended.forEach(end);
  };
  show(
    <ProofDialog
      key={id}
      refused={refused}
      sent={sent}
      onProven={() => close((one) => one.again())}
      onOver={(answer) => close((one) => one.answer(answer))}
      onCancel={() => close((one) => one.cancel())}
    />,
  );
}
