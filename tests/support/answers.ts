import type { Answer } from '../../fixtures/bank-client.ts';

/**
 * What an answer says in short: its status, and the code of a refusal, with the factor where that
 * names one.
 */
export const said = ({ status, body }: Answer): [status: number, code: string | undefined] => [
  status,
  body.code === 'PROOF_NEEDED' ? `PROOF_NEEDED ${body.params.factor}` : body.code,
];

/** The body of a refusal that wants this factor. */
export const proofNeeded = (factor: string) => ({ code: 'PROOF_NEEDED', params: { factor } });

/** The same call, so many times at the same moment. */
export const atOnce = (count: number, send: (index: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: count }, (_, index) => send(index)));

export const statuses = (answers: readonly Answer[]): number[] =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);
