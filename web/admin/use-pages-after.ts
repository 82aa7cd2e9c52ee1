import { useLocation, useNavigate, useSearchParams } from 'react-router';

interface PagesAfter {
  /** Where this page begins; nothing on the first one. */
  after: string | undefined;
  onPrevious: (() => void) | undefined;
  goAfter: (place: string) => void;
}

/**
 * Pages that begin after a place in their list. Only whoever came from the page before finds it
 * again; anybody else goes back to the first.
 */
export function usePagesAfter(): PagesAfter {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const cameFromPageBefore = useLocation().state === 'next';
  const { after, ...others } = Object.fromEntries(params);
  const onPrevious = cameFromPageBefore ? () => void navigate(-1) : () => setParams(others);
  return {
    after,
    onPrevious: after === undefined ? undefined : onPrevious,
    goAfter: (place) => setParams({ ...others, after: place }, { state: 'next' }),
  };
}
