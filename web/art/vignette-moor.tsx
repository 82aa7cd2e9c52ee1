import { Hill } from './hill.tsx';
import { Sun } from './sun.tsx';
import { VignetteFrame, vignetteHill } from './vignette-frame.tsx';

/** Open country and a low sun: personal banking. */
export function VignetteMoor() {
  return (
    <VignetteFrame>
      <Sun x={300} y={64} radius={36} />
      <Hill
        {...vignetteHill}
        base={98}
        swell={26}
        seed={12}
        peak={0.3}
        lift={24}
        fill="var(--lm-art-hill-1)"
        stroke="var(--lm-art-line)"
        lineWidth={0.9}
        crestWidth={1.2}
        lineOpacity={0.7}
        lines={9}
        ease={1.2}
        floor={190}
      />
      <Hill
        {...vignetteHill}
        base={146}
        swell={22}
        seed={7}
        tilt={-20}
        fill="var(--lm-art-hill-3)"
        stroke="var(--lm-art-bloom)"
        lineWidth={1}
        crestWidth={1.4}
        lines={6}
        ease={1.1}
        floor={200}
      />
    </VignetteFrame>
  );
}
