import { Hill } from './hill.tsx';
import { Scene } from './scene.tsx';

const width = 1440;
const height = 560;
const hill = { width, height, step: 48 };

/** The moor at first light over which the home page opens. */
export function HeroLandscape() {
  return (
    <Scene
      className="hero-landscape"
      width={width}
      height={height}
      hills={
        <>
          <Hill
            {...hill}
            base={268}
            swell={30}
            seed={21}
            peak={0.86}
            lift={92}
            spread={0.15}
            fill="var(--lm-art-hill-1)"
            stroke="var(--lm-art-line)"
            lineWidth={0.8}
            crestWidth={1}
            lineOpacity={0.5}
            lines={15}
            ease={1.35}
            floor={440}
          />
          <Hill
            {...hill}
            base={322}
            swell={40}
            seed={8}
            peak={0.62}
            lift={74}
            spread={0.13}
            tilt={-20}
            fill="var(--lm-art-hill-2)"
            stroke="var(--lm-art-line)"
            lineWidth={0.95}
            crestWidth={1.3}
            lineOpacity={0.72}
            lines={18}
            ease={1.3}
            floor={520}
          />
          <Hill
            {...hill}
            base={404}
            swell={46}
            seed={33}
            peak={0.1}
            lift={46}
            spread={0.2}
            tilt={20}
            fill="var(--lm-art-hill-3)"
            stroke="var(--lm-art-bloom)"
            lineWidth={1.05}
            crestWidth={1.5}
            lineOpacity={0.9}
            lines={13}
            ease={1.15}
            floor={575}
          />
          <Hill
            {...hill}
            base={486}
            swell={44}
            seed={5}
            peak={0.95}
            lift={60}
            spread={0.22}
            tilt={-10}
            fill="var(--lm-art-hill-4)"
            stroke="var(--lm-art-line-near)"
            lineWidth={1.1}
            crestWidth={1.8}
            lineOpacity={0.9}
            lines={10}
            ease={1.1}
            floor={620}
          />
        </>
      }
    />
  );
}
