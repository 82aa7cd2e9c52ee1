import type { GivenOrder } from '../../../contract/approvals.ts';
import type { OwnProof } from '../../../contract/own-proof.ts';
import type { ProvenCall } from '../../api/client.ts';
import type { Unproven } from '../../api/proven.ts';
import { moneyText } from '../../ui/money/money-text.tsx';
import { provePasskey, signOrderWithPasskey } from '../passkeys/prove-passkey.ts';
import { stepUpTexts as texts } from './step-up.texts.ts';

type Sent = Pick<Unproven, 'name' | 'parts'>;

/** What is sent again, with a proof in it. */
type Proven = { body: object } | { form: FormData };

/** Whether the proof goes into the call itself. */
export const takesProof = (name: string): name is ProvenCall => Object.hasOwn(texts.deeds, name);

/** Whether a stronger factor than the one that is wanted will do as well. */
export const takesStronger = (name: string): boolean =>
  !takesProof(name) || name === 'POST /api/approvals' || name === 'POST /api/card/reveal';

const orderOf = ({ name, parts: { body } }: Sent): GivenOrder | undefined =>
  name === 'POST /api/approvals' ? (body as { order: GivenOrder }).order : undefined;

/** What is being done, in words. */
export function wordsOf(sent: Sent): string {
  const order = orderOf(sent);
  if (order?.call === 'transfers/schedules/change')
    return texts.changeBill(moneyText(order.body.amount, 'USD'));
  if (order) {
    const { amount, recipientName } = order.body;
    const currency = ('currency' in order.body && order.body.currency) || 'USD';
    return texts.pay(moneyText(amount, currency), recipientName);
  }
  return takesProof(sent.name) ? texts.deeds[sent.name] : texts.ofStaff;
}

function withProof({ parts: { body, form } }: Sent, proof: OwnProof): Proven {
  if (!form) return { body: { ...(body as object), ...proof } };
  for (const name of ['password', 'code', 'securityPin', 'passkey'] as const) {
    const given = proof[name];
    form.delete(name);
    if (given !== undefined)
      form.set(name, typeof given === 'string' ? given : JSON.stringify(given));
  }
  return { form };
}

/** The same call once more, with what was typed, or signed by the device in its place. */
export async function prove(sent: Sent, typed: OwnProof, byDevice: boolean): Promise<Proven> {
  if (!byDevice) return withProof(sent, typed);
  const order = orderOf(sent);
  // Its passkey signs the order itself, in place of the PIN that came with it.
  if (order) return { body: { ...(await signOrderWithPasskey(order)), order } };
  return withProof(sent, { ...typed, ...(await provePasskey()) });
}
