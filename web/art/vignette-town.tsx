import { Hill } from './hill.tsx';
import { seededRandom } from './seeded-random.ts';
import { Sun } from './sun.tsx';
import { VignetteFrame, vignetteHill } from './vignette-frame.tsx';

interface House {
  x: number;
  y: number;
  width: number;
  spire: boolean;
}

const ground = 190;
const windowGap = 4;

/** Houses from left to right, tallest about the middle. */
function town(): House[] {
  const random = seededRandom(77);
  const houses: House[] = [];
  for (let x = 22; x < 372; ) {
    const width = 16 + Math.round(random() * 20);
    const centre = Math.exp(-(((x - 236) / 96) ** 2));
    const height = 34 + Math.round(random() * 26 + centre * 66);
    houses.push({ x, y: 178 - height, width, spire: centre > 0.8 && height > 100 });
    x += width + (random() > 0.6 ? 6 : 0);
  }
  return houses;
}

function windowLines({ x, y, width }: House): string {
  const count = Math.ceil((width - 1) / windowGap) - 1;
  return Array.from(
    { length: count },
    (_, index) => `M${x + (index + 1) * windowGap} ${y + 5}V${ground}`,
  ).join('');
}

/** A small town behind the moor: business banking. */
export function VignetteTown() {
  const houses = town();
  return (
    <VignetteFrame>
      <Sun x={84} y={70} radius={34} />
      <g fill="none" stroke="var(--lm-art-line)">
        {houses.map((house) => (
          <g key={house.x}>
            <path
              d={`M${house.x} ${ground}V${house.y}h${house.width}V${ground}`}
              fill="var(--lm-art-hill-1)"
              strokeWidth="1.2"
            />
            <path d={windowLines(house)} strokeWidth=".8" opacity=".75" />
            {house.spire && (
              <path d={`M${house.x + house.width / 2} ${house.y}v-14`} strokeWidth="1.2" />
            )}
          </g>
        ))}
      </g>
      <Hill
        {...vignetteHill}
        base={158}
        swell={16}
        seed={9}
        tilt={-14}
        fill="var(--lm-art-hill-4)"
        stroke="var(--lm-art-line-near)"
        lineWidth={1}
        crestWidth={1.5}
        lines={4}
        ease={1}
        floor={200}
      />
    </VignetteFrame>
  );
}
