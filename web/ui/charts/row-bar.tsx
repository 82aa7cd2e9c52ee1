import { useId } from 'react';
import { HatchPattern } from '../money/hatch-pattern.tsx';
import './charts.css';

const barLength = 240;

/** The bar of one row of a table, whose figures say the same. */
export function RowBar({ way, ofLargest }: { way: 'in' | 'out'; ofLargest: number }) {
  const hatchId = useId();
  return (
    <svg className="row-bar" viewBox={`0 0 ${barLength} 16`} aria-hidden="true">
      <HatchPattern id={hatchId} way={way} />
      <path className={`bar-${way}`} d={barPath(ofLargest)} fill={`url(#${hatchId})`} />
    </svg>
  );
}

/** A bar from the left, never so short that it cannot be seen. */
function barPath(ofLargest: number): string {
  const end = Math.max(3, Math.round(ofLargest * (barLength - 1)));
  return `M1 15V1H${end - 2}Q${end} 1 ${end} 3V13Q${end} 15 ${end - 2} 15Z`;
}
