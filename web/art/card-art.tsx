import { useId } from 'react';
import { Hill, unbrokenLines } from './hill.tsx';
import { rosette } from './rosette.ts';

const width = 380;
const height = 240;
const hill = {
  width,
  height,
  step: 20,
  fill: 'none',
  stroke: 'var(--lm-card-debit-line)',
  dashes: unbrokenLines,
};

interface CardArtProps {
  kind: 'debit' | 'credit';
}

/** The face of a bank card: the moor on tarn for debit, the rosette on heather for credit. */
export function CardArt({ kind }: CardArtProps) {
  return (
    <svg
      className="card-art"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {kind === 'debit' ? <DebitMoor /> : <CreditRosette />}
    </svg>
  );
}

function DebitMoor() {
  const id = useId();
  return (
    <>
      <rect width={width} height={height} fill="var(--lm-card-debit)" />
      <defs>
        <linearGradient id={`${id}fade`}>
          <stop offset=".05" stopColor="#fff" stopOpacity=".18" />
          <stop offset=".8" stopColor="#fff" />
        </linearGradient>
        <mask id={`${id}mask`}>
          <rect width={width} height={height} fill={`url(#${id}fade)`} />
        </mask>
      </defs>
      <g mask={`url(#${id}mask)`}>
        <Hill
          {...hill}
          base={120}
          swell={40}
          seed={61}
          peak={0.75}
          lift={50}
          lineWidth={0.8}
          crestWidth={1}
          lineOpacity={0.5}
          lines={6}
          ease={1.15}
          floor={230}
        />
        <Hill
          {...hill}
          base={188}
          swell={28}
          seed={14}
          tilt={-20}
          lineWidth={0.9}
          crestWidth={1.2}
          lineOpacity={0.7}
          lines={8}
          ease={1.1}
          floor={250}
        />
      </g>
    </>
  );
}

const petals = 8;
const outerTurns = Array.from({ length: 12 }, (_, index) => `rotate(${(index * 45) / 12})`);
const innerTurns = Array.from(
  { length: 9 },
  (_, index) => `rotate(${index * 5}) scale(${(0.36 - index * 0.02).toFixed(2)})`,
);

function CreditRosette() {
  const id = useId();
  return (
    <>
      <defs>
        <path
          id={`${id}rosette`}
          d={rosette({ radius: 172, petals, depth: 0.3, points: 160, twist: 0.25 })}
        />
      </defs>
      <rect width={width} height={height} fill="var(--lm-card-credit)" />
      <g
        transform="translate(318 120)"
        fill="none"
        stroke="var(--lm-card-credit-line)"
        strokeWidth=".7"
        opacity=".42"
      >
        {[...outerTurns, ...innerTurns].map((transform) => (
          <use key={transform} href={`#${id}rosette`} transform={transform} />
        ))}
      </g>
    </>
  );
}
