import { useEffect, useRef } from 'react';

interface Latest<Value> {
  begin: (
    work: Promise<Value>,
    onValue: (value: Value) => void,
    onFailure?: (problem: unknown) => void,
  ) => void;
  forget: () => void;
}

/**
 * Work of which only the latest may answer: what was begun before, or before `forget`, comes to
 * nothing however late it ends, and so does all of it once the part has left the page.
 */
export function useLatest<Value>(): Latest<Value> {
  const latest = useRef(0);
  const forget = () => {
    latest.current += 1;
  };
  useEffect(
    () => () => {
      latest.current += 1;
    },
    [],
  );
  return {
    forget,
    begin(work, onValue, onFailure) {
      forget();
      const own = latest.current;
      work.then(
        (value) => {
          if (own === latest.current) onValue(value);
        },
        (problem: unknown) => {
          if (own === latest.current) onFailure?.(problem);
        },
      );
    },
  };
}
