import { useEffect } from 'react';
import { FailedPage } from './failed-page.tsx';

const reload = () => location.reload();

/** Shown at an address of the area that this document is not of: its own is loaded. */
export function AreaElsewhere() {
  useEffect(reload, []);
  return null;
}

/** Shown everywhere, when the file of the document's area did not come. */
export const AreaNotLoaded = () => <FailedPage whole onRefresh={reload} />;
