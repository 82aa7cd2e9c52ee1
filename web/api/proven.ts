import type { Refused } from './failures.ts';

/** As much of a call as may hold a proof. */
interface Provable {
  params?: Record<string, string>;
  headers?: Record<string, string>;
  body?: unknown;
  form?: FormData;
}

type Once<Parts, Answered> = (name: string, parts: Parts) => Promise<Answered>;

/** The call that was sent when the bank wanted a proof, and the way to send it again. */
export interface Unproven<Answered = unknown> {
  name: string;
  parts: Provable;
  once: Once<Provable, Answered>;
}

export type AskProof = <Answered>(refused: Refused, sent: Unproven<Answered>) => Promise<Answered>;

const { promise: asker, resolve } = Promise.withResolvers<AskProof>();

/** Takes the function that asks for a call's proof and sends the call again. It may come late. */
export const onProofNeeded: (ask: AskProof) => void = resolve;

/** Sends a call, and once more with a proof where the bank wants one. */
export async function proven<Parts extends Provable, Answered>(
  once: Once<Parts, Answered>,
  name: string,
  parts: Parts,
): Promise<Answered> {
  try {
    return await once(name, parts);
  } catch (failure) {
    const refused = failure as Refused;
    if (refused.code !== 'PROOF_NEEDED') throw failure;
    return await (await asker)(refused, { name, parts, once: once as Once<Provable, Answered> });
  }
}
