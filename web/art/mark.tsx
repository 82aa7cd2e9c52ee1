import { Lark } from './lark.tsx';

interface MarkProps {
  /** Edge length in CSS pixels. */
  size?: number;
}

/** The bank's mark: the lark over three contour lines. */
export function Mark({ size = 36 }: MarkProps) {
  return (
    <svg className="mark" width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
      <rect width="40" height="40" rx="9" fill="var(--lm-mark-bg)" />
      <g fill="none" stroke="var(--lm-mark-line)" strokeWidth="1.6">
        <path d="M-1 29.5C7 25.5 12 25 18 28S31 31 41 25.5" />
        <path d="M-1 34C8 30 13 30 19 32.5S32 35 41 30.5" opacity=".75" />
        <path d="M-1 38.5C8 35 13 35 19 37S32 39 41 35.5" opacity=".5" />
      </g>
      <Lark x={6.6} y={3.2} scale={0.57} fill="var(--lm-mark-bird)" />
    </svg>
  );
}
