import { useAddress, useSearchParams } from '../app/navigation/address.ts';

interface PagesAfter {
  /** Where this page begins; nothing on the first one. */
  after: string | undefined;
  onPrevious: (() => void) | undefined;
  goAfter: (place: string) => void;
}

/**
 * Pages that begin after a place in their list. A person who came from the page before goes back to
 * it; anybody else goes to the first.
 */
export function usePagesAfter(): PagesAfter {
  const [params, setParams] = useSearchParams();
  const cameFromPageBefore = useAddress().state === 'next';
  const { after, ...others } = Object.fromEntries(params);
  const onPrevious = cameFromPageBefore ? () => history.back() : () => setParams(others);
  return {
    after,
    onPrevious: after === undefined ? undefined : onPrevious,
    goAfter: (place) => setParams({ ...others, after: place }, { state: 'next' }),
  };
}
