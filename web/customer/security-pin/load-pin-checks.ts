import { loadOnce } from '../../app/navigation/lazy-part.tsx';

/** They come with the schemas, once somebody is at a field: the page stands without them. */
export const loadPinChecks = loadOnce(() => import('./pin-checks.ts'));
