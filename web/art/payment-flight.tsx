import { Hill } from './hill.tsx';
import { Flight, Lark } from './lark.tsx';
import type { Point } from './point.ts';
import { smoothPath } from './smooth-path.ts';
import './art.css';

/** From me, over the hill, to them. */
const way: readonly Point[] = [
  [24, 84],
  [72, 66],
  [128, 30],
  [184, 20],
  [240, 34],
  [296, 68],
];
const path = smoothPath(way);

/** Where the middle of the bird is in its own picture. */
const birdMiddle = { x: -17, y: -15 };

/** As long as “Processing” is shown by the specification. */
const flightSeconds = 3;

const [fromX, fromY] = way[0] ?? [0, 0];
const [toX, toY] = way.at(-1) ?? [0, 0];

/**
 * The lark carries a payment from me to them: what has been flown is drawn, what is ahead is
 * dotted. Where motion is reduced she is half-way, and stays there until she has landed.
 */
export function PaymentFlight({ landed = false }: { landed?: boolean }) {
  const moves = !landed && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  const [stillX, stillY] = landed ? [toX - 8, toY - 14] : [156, 24];
  return (
    <svg className="payment-flight" viewBox="0 -12 320 122" aria-hidden="true">
      <Hill
        width={320}
        height={110}
        step={8}
        base={96}
        swell={10}
        seed={31}
        peak={0.5}
        lift={26}
        fill="var(--lm-art-hill-2)"
        stroke="var(--lm-art-line)"
        lineWidth={0.8}
        crestWidth={1.2}
        lines={5}
        ease={1.2}
        floor={130}
      />
      {!landed && <Flight path={path} />}
      {(landed || moves) && (
        <path
          className={moves ? 'payment-flown payment-flying' : 'payment-flown'}
          d={path}
          pathLength={1}
        />
      )}
      <circle className="payment-from" cx={fromX} cy={fromY} r="5" />
      <circle className={landed ? 'payment-from' : 'payment-to'} cx={toX} cy={toY} r="5" />
      {moves ? (
        <g>
          <Lark {...birdMiddle} scale={0.7} />
          <animateMotion
            path={path}
            dur={`${flightSeconds}s`}
            fill="freeze"
            calcMode="spline"
            keyTimes="0;1"
            keySplines=".4 0 .3 1"
          />
        </g>
      ) : (
        <Lark x={stillX + birdMiddle.x} y={stillY + birdMiddle.y} scale={0.7} />
      )}
    </svg>
  );
}
