import { Hill } from './hill.tsx';
import { Scene } from './scene.tsx';

const width = 1440;
const height = 220;
const hill = { width, height, step: 48 };

/** Two ridges in the dark, at the foot of a night band. */
export function NightLandscape() {
  return (
    <Scene
      className="night-landscape"
      width={width}
      height={height}
      hills={
        <>
          <Hill
            {...hill}
            base={86}
            swell={44}
            seed={52}
            peak={0.78}
            lift={40}
            fill="none"
            stroke="var(--lm-art-line-near)"
            lineWidth={0.9}
            crestWidth={1}
            lineOpacity={0.5}
            lines={9}
            ease={1.2}
            floor={220}
          />
          <Hill
            {...hill}
            base={150}
            swell={40}
            seed={19}
            peak={0.2}
            lift={30}
            fill="var(--lm-night)"
            stroke="var(--lm-art-line-near)"
            lineWidth={1.1}
            crestWidth={1.5}
            lineOpacity={0.75}
            lines={9}
            ease={1.1}
            floor={240}
          />
        </>
      }
    />
  );
}
