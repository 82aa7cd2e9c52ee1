import { Hill } from './hill.tsx';
import { VignetteFrame, vignetteHill } from './vignette-frame.tsx';

const rain = Array.from(
  { length: 26 },
  (_, index) => `M${(index * 53) % 400} ${8 + ((index * 29) % 84)}l-7 19`,
).join('');

/** A house in the lee of the hill while it rains: insurance. */
export function VignetteShelter() {
  return (
    <VignetteFrame>
      <path
        d={rain}
        stroke="var(--lm-art-line)"
        strokeWidth="1"
        opacity=".5"
        strokeLinecap="round"
      />
      <Hill
        {...vignetteHill}
        base={124}
        swell={18}
        seed={37}
        peak={0.3}
        lift={48}
        spread={0.22}
        fill="var(--lm-art-hill-3)"
        stroke="var(--lm-art-bloom)"
        lineWidth={0.95}
        crestWidth={1.4}
        lineOpacity={0.9}
        lines={8}
        ease={1.15}
        floor={196}
      />
      <g fill="var(--lm-art-hill-1)" stroke="var(--lm-art-line)" strokeLinejoin="round">
        <path d="M236 158V118L266 94 296 118V158Z" strokeWidth="1.4" />
        <path d="M228 122 266 91 304 122" fill="none" strokeWidth="2" strokeLinecap="round" />
        <path d="M284 102V86h8v22" strokeWidth="1.4" />
        <path d="M258 158v-20h16v20" strokeWidth="1.2" />
        <path
          d="M242 124h10v10h-10zM280 124h10v10h-10z"
          fill="var(--lm-art-sun)"
          strokeWidth="1.2"
        />
      </g>
      <Hill
        {...vignetteHill}
        base={162}
        swell={10}
        seed={9}
        fill="var(--lm-art-hill-4)"
        stroke="var(--lm-art-line-near)"
        lineWidth={1}
        crestWidth={1.5}
        lines={4}
        ease={1}
        floor={204}
      />
    </VignetteFrame>
  );
}
