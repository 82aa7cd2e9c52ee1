import { Hill } from './hill.tsx';
import { Lark } from './lark.tsx';
import { Scene } from './scene.tsx';
import { Sun } from './sun.tsx';

const width = 1440;
const height = 230;
const hill = { width, height, step: 48 };

/** A low ridge under the title of an inner page. */
export function LowRidge() {
  return (
    <Scene
      className="low-ridge"
      width={width}
      height={height}
      sky={<Sun x={1180} y={86} radius={58} />}
      hills={
        <>
          <Hill
            {...hill}
            base={128}
            swell={30}
            seed={44}
            peak={0.82}
            lift={34}
            spread={0.16}
            fill="var(--lm-art-hill-2)"
            stroke="var(--lm-art-line)"
            lineWidth={0.9}
            crestWidth={1.2}
            lineOpacity={0.7}
            lines={9}
            ease={1.25}
            floor={230}
          />
          <Hill
            {...hill}
            base={182}
            swell={26}
            seed={23}
            peak={0.16}
            lift={26}
            spread={0.2}
            fill="var(--lm-art-hill-3)"
            stroke="var(--lm-art-bloom)"
            lineWidth={1}
            crestWidth={1.4}
            lineOpacity={0.9}
            lines={6}
            ease={1.15}
            floor={260}
          />
        </>
      }
      air={<Lark x={1010} y={24} scale={1.15} />}
    />
  );
}
