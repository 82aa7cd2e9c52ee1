import { contours } from './contours.ts';
import type { RidgeShape } from './ridge.ts';
import { ridge } from './ridge.ts';
import { smoothPath } from './smooth-path.ts';

/** The burin lifts: each line breaks in its own rhythm, the first not at all. */
export const engravedDashes = [
  undefined,
  '120 5 60 4',
  '46 6 90 5 14 6',
  undefined,
  '24 7 70 6 10 8',
  '60 9 18 7',
  '14 9 38 10 6 9',
  '30 12 8 10',
];
export const unbrokenLines = [undefined];

export interface HillProps extends RidgeShape {
  height: number;
  fill: string;
  stroke: string;
  lineWidth: number;
  crestWidth: number;
  lineOpacity?: number;
  lines: number;
  ease: number;
  floor: number;
  dashes?: readonly (string | undefined)[];
}

/** One hill: its body, its crest and the hatch under it. */
export function Hill({
  height,
  fill,
  stroke,
  lineWidth,
  crestWidth,
  lineOpacity,
  lines,
  ease,
  floor,
  dashes = engravedDashes,
  ...shape
}: HillProps) {
  const crest = ridge(shape);
  // The body closes below the picture, so that the crest's stroke shows only along the crest.
  const body = `${smoothPath(crest)}V${height + 9}H${-shape.step}Z`;
  return (
    <>
      <path d={body} fill={fill} stroke={stroke} strokeWidth={crestWidth} />
      <g
        fill="none"
        stroke={stroke}
        strokeWidth={lineWidth}
        opacity={lineOpacity}
        strokeLinecap="round"
      >
        {contours(crest, { floor, count: lines, ease, wobble: 5, seed: shape.seed }).map(
          (line, index) => (
            <path key={line} d={line} strokeDasharray={dashes[index % dashes.length]} />
          ),
        )}
      </g>
    </>
  );
}
