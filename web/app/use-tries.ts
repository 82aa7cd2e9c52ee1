import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

/** One thing that was sent; it is under way while it has neither an answer nor a failure. */
export interface Try<Sent, Answer> {
  sent: Sent;
  answer?: Answer;
  failure?: Error;
}

export const isUnderWay = ({ answer, failure }: Try<unknown, unknown>) => !answer && !failure;

interface Trying<Sent, Answer> {
  send: (sent: Sent) => Promise<Answer>;
  /** Says whether an earlier try has nothing more to say once this is sent. */
  replaces: (sent: Sent, earlier: Try<Sent, Answer>) => boolean;
  /** Reads again what it changed, before it says how it ended. */
  onSettled: (sent: Sent) => Promise<unknown>;
}

/**
 * Several things that may be sent while others are under way, each with its outcome: a mutation
 * tells that of its latest alone. A failure is said until the thing is tried again.
 */
export function useTries<Sent, Answer extends object>({
  send,
  replaces,
  onSettled,
}: Trying<Sent, Answer>) {
  const [tries, setTries] = useState<readonly Try<Sent, Answer>[]>([]);
  const { mutate } = useMutation({
    mutationFn: ({ sent }: Try<Sent, Answer>) => send(sent),
    onSettled: async (answer, failure, tried) => {
      const { sent } = tried;
      await onSettled(sent);
      const outcome = { sent, ...(answer && { answer }), ...(failure && { failure }) };
      setTries((all) => all.map((each) => (each === tried ? outcome : each)));
    },
  });
  const begin = (sent: Sent) => {
    const begun: Try<Sent, Answer> = { sent };
    setTries((all) => [
      ...all.filter((each) => each.answer === undefined && !replaces(sent, each)),
      begun,
    ]);
    mutate(begun);
  };
  return { tries, begin };
}
