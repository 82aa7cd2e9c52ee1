import type { ComponentProps } from 'react';
import { Suspense } from 'react';
import { lazyPart } from '../../app/navigation/lazy-part.tsx';
import './frame-parts.css';

const ProgressHill = lazyPart(
  async () => (await import('../../ui/charts/progress-hill.tsx')).ProgressHill,
  'nothing',
);

/** The hill's place is there before its file, so that what is below does not move. */
export function ProgressHillPlace(hill: ComponentProps<typeof ProgressHill>) {
  return (
    <div className="progress-hill-place">
      <Suspense>
        <ProgressHill {...hill} />
      </Suspense>
    </div>
  );
}
