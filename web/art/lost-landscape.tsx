import { Hill } from './hill.tsx';
import { Flight, Lark } from './lark.tsx';
import { Scene } from './scene.tsx';

const width = 1440;
const height = 420;
const hill = { width, height, step: 48 };

/** An empty moor; the lark has all but left the frame. */
export function LostLandscape() {
  return (
    <Scene
      className="lost-landscape"
      width={width}
      height={height}
      hills={
        <>
          <Hill
            {...hill}
            base={246}
            swell={34}
            seed={58}
            peak={0.62}
            lift={60}
            spread={0.18}
            fill="var(--lm-art-hill-1)"
            stroke="var(--lm-art-line)"
            lineWidth={0.8}
            crestWidth={1}
            lineOpacity={0.5}
            lines={12}
            ease={1.3}
            floor={400}
          />
          <Hill
            {...hill}
            base={318}
            swell={38}
            seed={33}
            peak={0.1}
            lift={40}
            spread={0.2}
            tilt={16}
            fill="var(--lm-art-hill-3)"
            stroke="var(--lm-art-bloom)"
            lineWidth={1}
            crestWidth={1.5}
            lineOpacity={0.9}
            lines={9}
            ease={1.15}
            floor={450}
          />
          <Hill
            {...hill}
            base={376}
            swell={34}
            seed={5}
            peak={0.95}
            lift={36}
            spread={0.22}
            fill="var(--lm-art-hill-4)"
            stroke="var(--lm-art-line-near)"
            lineWidth={1.1}
            crestWidth={1.8}
            lineOpacity={0.9}
            lines={5}
            ease={1.1}
            floor={470}
          />
        </>
      }
      air={
        <>
          <Flight path="M640 330C800 300 1010 250 1140 168S1320 62 1392 50" />
          <Lark x={1396} y={6} scale={1.5} />
        </>
      }
    />
  );
}
