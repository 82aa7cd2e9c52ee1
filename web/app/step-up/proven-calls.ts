import type { GivenOrder } from '../../../contract/money/approvals.ts';
import type { OrderProof } from '../../../contract/money/order-signature.ts';
import type { OwnProof } from '../../../contract/people/own-proof.ts';
import { jsonText, readJson } from '../../../contract/values/amounts-on-wire.ts';
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
type Proven = { body: object } | { form: FormData } | { headers: Record<string, string> };

/** Payments, whose proof comes in a header and is the signature of the order in the body. */
type PaymentCall = Extract<ProvenCall, `POST /api/transfers/${string}`>;

/** Says whether the proof signs an order. */
export const signsOrder = (name: string): boolean =>
  name === 'POST /api/approvals' || name.startsWith('POST /api/transfers/');

const hasDeed = (name: string): name is Exclude<ProvenCall, PaymentCall> =>
  Object.hasOwn(texts.deeds, name);

/** Says whether the proof goes into the call itself. */
export const takesProof = (name: string): boolean => signsOrder(name) || hasDeed(name);

/** Says whether a stronger factor than the one that is wanted will do as well. */
export const takesStronger = (name: string): boolean =>
  !takesProof(name) || signsOrder(name) || name === 'POST /api/card/reveal';

interface SignedOrder {
  order: GivenOrder;
  proof: OrderProof;
}

/** The order that a call signs or pays, and the proof that came along with it. */
function signedBy({ name, parts: { headers = {}, body } }: Sent): SignedOrder | undefined {
  if (!signsOrder(name)) return undefined;
  if (name === 'POST /api/approvals') {
    const { order, ...proof } = body as OrderProof & { order: GivenOrder };
    return { order, proof };
  }
  const { fee, ...proof } = readJson(headers['approval'] ?? '{}', 'fee') as OrderProof;
  const quoteId = headers['quote-id'];
  const call = name.slice('POST /api/'.length);
  return {
    order: {
      call,
      body,
      ...(fee !== undefined && { fee }),
      ...(quoteId && { quoteId }),
    } as GivenOrder,
    proof,
  };
}

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
  const order = signedBy(sent)?.order;
  if (order?.call === 'transfers/schedules/change')
    return texts.changeBill(moneyText(order.body.amount, 'USD'));
  if (order) {
    const { amount, recipientName } = order.body;
    const currency = ('currency' in order.body && order.body.currency) || 'USD';
    return texts.pay(moneyText(amount, currency), recipientName);
  }
  const terms = termsOf(sent);
  if (terms) return texts.acceptLoan(moneyText(terms.body.amount));
  return hasDeed(sent.name) ? texts.deeds[sent.name] : undefined;
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

/** @param typed undefined: a passkey signs the order itself, in place of the PIN that came with it. */
async function withSignature(
  { name, parts: { headers } }: Sent,
  { order, proof: { caution, ...given } }: SignedOrder,
  typed: OwnProof | undefined,
): Promise<Proven> {
  const proof = {
    ...(typed ? { ...given, ...typed } : await signOrderWithPasskey(order)),
    ...(caution && { caution }),
  };
  if (name === 'POST /api/approvals') return { body: { ...proof, order } };
  const approval = jsonText({ ...proof, ...('fee' in order && { fee: order.fee }) });
  return { headers: { ...headers, approval } };
}

/** The same call once more, with what was typed, or signed by the device in its place. */
export async function prove(sent: Sent, typed: OwnProof, byDevice: boolean): Promise<Proven> {
  const signed = signedBy(sent);
  if (signed) return await withSignature(sent, signed, byDevice ? undefined : typed);
  if (!byDevice) return withProof(sent, typed);
  const terms = termsOf(sent);
  // So does that of a loan its terms.
  const proof = terms ? await signLoanWithPasskey(terms) : await provePasskey();
  return withProof(sent, { ...typed, ...proof });
}
