import type { Answer } from '../../fixtures/bank-client.ts';

/**
 * @returns an answer in short: its status, and the code of a refusal, with the factor where that
 * names one.
 */
export const said = (answer: Answer): [status: number, code: string | undefined] => {
  const code = refusalOf(answer);
  return [
    answer.status,
    code === 'PROOF_NEEDED' ? `PROOF_NEEDED ${answer.body.params.factor}` : code,
  ];
};

/** The code of a refusal; what was done has a code of its own. */
export const refusalOf = ({ status, body }: Pick<Answer, 'status' | 'body'>): string | undefined =>
  status < 300 ? undefined : body.code;

/** The body of a refusal that wants this factor. */
export const proofNeeded = (factor: string) => ({ code: 'PROOF_NEEDED', params: { factor } });

/** Sends the same call `count` times at the same moment. */
export const atOnce = (count: number, send: (index: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: count }, (_, index) => send(index)));

export const statuses = (answers: readonly Answer[]): number[] =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);
