import { loadOnce } from '../../app/navigation/part-file.ts';

/** They come with the schemas, once the customer is at a field: the page is shown without them. */
export const loadPinChecks = loadOnce(() => import('./pin-checks.ts'));
