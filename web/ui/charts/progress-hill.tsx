import { useId } from 'react';
import './charts.css';

interface ProgressHillProps {
  /** The measure, for people who do not see the hill; the figures are in words next to it. */
  label: string;
  /** From 0 to 1; what lies beyond is drawn as the end it lies at. */
  reached: number;
}

const width = 600;
const height = 60;

/** A slope that only rises, with two gentle shoulders. */
function pointAt(share: number): string {
  const rise = share + 0.05 * Math.sin(3 * Math.PI * share);
  return `${Math.round(width * share)} ${Math.round(height - 8 - (height - 16) * rise)}`;
}

const slope = `M${Array.from({ length: 61 }, (_, step) => pointAt(step / 60)).join(' L')}`;

/** Shows progress as a hill that is drawn as far as it is climbed, and dotted ahead. */
export function ProgressHill({ label, reached: share }: ProgressHillProps) {
  const clipId = useId();
  const reached = Math.min(1, Math.max(0, share));
  return (
    <div className="progress-hill">
      <progress className="visually-hidden" aria-label={label} value={reached} />
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <clipPath id={clipId}>
          <rect width={width * reached} height={height} />
        </clipPath>
        <path className="progress-hill-ahead" d={slope} />
        <g clipPath={`url(#${clipId})`}>
          <path className="progress-hill-ground" d={`${slope} V${height} H0 Z`} />
          <path className="progress-hill-done" d={slope} />
        </g>
        {/* A line of no length with round ends is a dot however wide the hill is drawn. */}
        <path className="progress-hill-here" d={`M${pointAt(reached)} h0`} />
      </svg>
    </div>
  );
}
