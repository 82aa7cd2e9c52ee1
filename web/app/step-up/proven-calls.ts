import type { GivenOrder } from '../../../contract/money/approvals.ts';
import type { OwnProof } from '../../../contract/people/own-proof.ts';
import type { ProvenCall } from '../../api/client.ts';
import type { Unproven } from '../../api/proven.ts';
import { moneyText } from '../../ui/money/money-text.tsx';
import {
  type LoanTerms,
  provePasskey,
  signLoanWithPasskey,
  signOrderWithPasskey,
} from '../passkeys/prove-passkey.ts';
import { stepUpTexts as texts } from './step-up.texts.ts';

type Sent = Pick<Unproven, 'name' | 'parts'>;

/** The call that is sent again, with a proof in it. */
type Proven = { body: object } | { form: FormData };

/** Says whether the proof goes into the call itself. */
export const takesProof = (name: string): name is ProvenCall => Object.hasOwn(texts.deeds, name);

/** Says whether a stronger factor than the one that is wanted will do as well. */
export const takesStronger = (name: string): boolean =>
  !takesProof(name) || name === 'POST /api/approvals' || name === 'POST /api/card/reveal';

const orderOf = ({ name, parts: { body } }: Sent): GivenOrder | undefined =>
  name === 'POST /api/approvals' ? (body as { order: GivenOrder }).order : undefined;

/** The loan that is accepted, and the terms that were read. */
const termsOf = ({ name, parts: { params, body } }: Sent): LoanTerms | undefined =>
  name === 'POST /api/loans/{id}/accept'
    ? { id: params?.['id'] ?? '', body: body as LoanTerms['body'] }
    : undefined;

const ways = ['password', 'code', 'securityPin', 'passkey'] as const;

/**
 * Names the deed and the proof it takes: `To add a passkey, enter your password.` The deed alone
 * would read as what to type.
 */
export function wordsOf(sent: Sent, wanted: ReadonlySet<string>): string {
  const deed = deedOf(sent);
  if (deed === undefined) return texts.ofStaff;
  const [first = '', ...others] = ways
    .filter((way) => wanted.has(way))
    .map((way) => texts.ways[way]);
  return texts.toDo(
    deed,
    others.reduce((before, next) => texts.and(before, next), first),
  );
}

/** Undefined for what staff do: their proof is for all that they do in the next minutes. */
function deedOf(sent: Sent): string | undefined {
  const order = orderOf(sent);
  if (order?.call === 'transfers/schedules/change')
    return texts.changeBill(moneyText(order.body.amount, 'USD'));
  if (order) {
    const { amount, recipientName } = order.body;
    const currency = ('currency' in order.body && order.body.currency) || 'USD';
    return texts.pay(moneyText(amount, currency), recipientName);
  }
  const terms = termsOf(sent);
  if (terms) return texts.acceptLoan(moneyText(terms.body.amount));
  return takesProof(sent.name) ? texts.deeds[sent.name] : undefined;
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
  const terms = termsOf(sent);
  // So does that of a loan its terms.
  const signed = terms ? await signLoanWithPasskey(terms) : await provePasskey();
  return withProof(sent, { ...typed, ...signed });
}
