import { useEffect } from 'react';
import { FailedPage } from './failed-page.tsx';

const reload = () => location.reload();

/** Stands at the staff's addresses in a document of customers: theirs is loaded. */
export function StaffElsewhere() {
  useEffect(reload, []);
  return null;
}

/** Stands there in their own document, when what belongs to it did not come. */
export const StaffNotLoaded = () => <FailedPage whole onRefresh={reload} />;
