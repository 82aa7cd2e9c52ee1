import { useState } from 'react';

/**
 * Says whether each of several loads has come or failed once. From then on what they show stays,
 * also while one of them is tried again: a part that is taken away and shown again would ask each
 * time.
 */
export function useHaveCome(...loads: readonly { isPending: boolean }[]): boolean {
  const [haveCome, setHaveCome] = useState(false);
  const areThere = loads.every(({ isPending }) => !isPending);
  if (areThere && !haveCome) setHaveCome(true);
  return haveCome || areThere;
}
