import './charts.css';

interface LimitBarProps {
  /** Of the limit, from 0 to 1; more is drawn as all of it. */
  used: number;
  /** The sum that this order would use on top. */
  asked?: number | undefined;
}

const width = 100;
const inside = (share: number) => width * Math.min(1, Math.max(0, share));

/** The used part of a limit: a thin line, next to the words that say the same. */
export function LimitBar({ used, asked = 0 }: LimitBarProps) {
  return (
    <svg
      className="limit-bar"
      viewBox={`0 0 ${width} 6`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect className="limit-bar-asked" width={inside(used + asked)} height="6" />
      <rect className="limit-bar-used" width={inside(used)} height="6" />
    </svg>
  );
}
