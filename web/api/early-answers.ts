/** An answer that was asked for ahead is worth showing no longer than this. */
const freshForMs = 5_000;

const answers = new Map<string, Promise<unknown>>();

/** Keeps an answer for the part of the page that will ask for it in a moment. */
export function keepEarly(address: string, answer: Promise<unknown>): void {
  answers.set(address, answer);
  const forget = () => {
    if (answers.get(address) === answer) answers.delete(address);
  };
  // The part that needs the answer asks again, and says what went wrong.
  answer.catch(forget);
  setTimeout(forget, freshForMs);
}

export const isAskedEarly = (address: string): boolean => answers.has(address);

/** The answer on its way to an address, for the first who wants it. */
export function takeEarly(address: string): Promise<unknown> | undefined {
  const answer = answers.get(address);
  answers.delete(address);
  return answer;
}

/** Forgets the early answers: one asked for before a change may say what is no longer so. */
export function forgetEarly(): void {
  answers.clear();
}
