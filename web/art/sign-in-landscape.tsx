import { Hill } from './hill.tsx';
import { Flight, Lark } from './lark.tsx';
import { Scene } from './scene.tsx';
import { Sun } from './sun.tsx';

const width = 760;
const height = 860;
const hill = { width, height, step: 28 };

/** The upright moor next to the sign-in forms. */
export function SignInLandscape() {
  return (
    <Scene
      className="sign-in-landscape"
      width={width}
      height={height}
      anchor="middle"
      sky={<Sun x={486} y={330} radius={120} />}
      hills={
        <>
          <Hill
            {...hill}
            base={420}
            swell={40}
            seed={27}
            peak={0.8}
            lift={110}
            spread={0.2}
            fill="var(--lm-art-hill-1)"
            stroke="var(--lm-art-line)"
            lineWidth={0.8}
            crestWidth={1}
            lineOpacity={0.5}
            lines={16}
            ease={1.3}
            floor={640}
          />
          <Hill
            {...hill}
            base={520}
            swell={46}
            seed={40}
            peak={0.28}
            lift={90}
            spread={0.2}
            fill="var(--lm-art-hill-2)"
            stroke="var(--lm-art-line)"
            lineWidth={0.95}
            crestWidth={1.3}
            lineOpacity={0.72}
            lines={16}
            ease={1.3}
            floor={760}
          />
          <Hill
            {...hill}
            base={640}
            swell={46}
            seed={11}
            peak={0.7}
            lift={50}
            fill="var(--lm-art-hill-3)"
            stroke="var(--lm-art-bloom)"
            lineWidth={1.05}
            crestWidth={1.5}
            lineOpacity={0.9}
            lines={13}
            ease={1.15}
            floor={860}
          />
          <Hill
            {...hill}
            base={762}
            swell={46}
            seed={6}
            peak={0.1}
            lift={60}
            fill="var(--lm-art-hill-4)"
            stroke="var(--lm-art-line-near)"
            lineWidth={1.1}
            crestWidth={1.8}
            lineOpacity={0.9}
            lines={8}
            ease={1.1}
            floor={920}
          />
        </>
      }
      air={
        <>
          <Flight path="M40 742C180 730 250 520 300 400S370 190 420 150" width={2.2} />
          <Lark x={430} y={84} scale={1.7} />
        </>
      }
    />
  );
}
