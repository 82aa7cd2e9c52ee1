import { skyline } from './skyline.ts';
import { Lark } from './lark.tsx';
import { VignetteFrame } from './vignette-frame.tsx';

const patience = [46, 52, 49, 61, 58, 72, 69, 84, 80, 97, 92, 112];

/** A balance that grew: the skyline of wealth management. */
export function VignetteChart() {
  const { crest, area, lines } = skyline(patience, {
    width: 400,
    height: 190,
    top: 46,
    count: 12,
    min: 0,
  });
  return (
    <VignetteFrame>
      <path d={area} fill="var(--lm-art-hill-3)" />
      <g fill="none" stroke="var(--lm-art-bloom)" strokeLinecap="round">
        {lines.map((line) => (
          <path key={line} d={line} strokeWidth=".9" opacity=".75" />
        ))}
        <path d={crest} strokeWidth="1.6" />
      </g>
      <Lark x={324} y={6} scale={0.8} />
    </VignetteFrame>
  );
}
