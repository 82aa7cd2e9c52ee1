import type { ComponentProps } from 'react';
import { Suspense } from 'react';
import { latePart } from '../../app/navigation/late-part.tsx';
import './frame-parts.css';

const ProgressHill = latePart(
  async () => (await import('../../ui/charts/progress-hill.tsx')).ProgressHill,
  { lost: 'nothing' },
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
