import { Hill } from './hill.tsx';
import { Flight, Lark } from './lark.tsx';
import { VignetteFrame, vignetteHill } from './vignette-frame.tsx';

/** A lark in flight over night ground: digital banking. */
export function VignetteFlight() {
  return (
    <VignetteFrame>
      <Hill
        {...vignetteHill}
        base={112}
        swell={20}
        seed={31}
        peak={0.72}
        lift={26}
        fill="var(--lm-art-hill-2)"
        stroke="var(--lm-art-line)"
        lineWidth={0.9}
        crestWidth={1.2}
        lineOpacity={0.7}
        lines={7}
        ease={1.2}
        floor={190}
      />
      <Hill
        {...vignetteHill}
        base={156}
        swell={18}
        seed={15}
        tilt={-12}
        fill="var(--lm-art-hill-4)"
        stroke="var(--lm-art-line-near)"
        lineWidth={1}
        crestWidth={1.5}
        lines={4}
        ease={1}
        floor={204}
      />
      <Flight path="M14 150C90 150 130 66 214 54S318 44 344 40" />
      <Lark x={340} y={12} scale={0.95} />
      <Lark x={196} y={30} scale={0.5} />
      <Lark x={92} y={82} scale={0.34} />
    </VignetteFrame>
  );
}
