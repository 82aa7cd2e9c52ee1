import type { ReactNode } from 'react';

const width = 400;
const height = 190;

export const vignetteHill = { width, height, step: 20 };

interface VignetteFrameProps {
  children: ReactNode;
}

/** The small picture at the head of a card. */
export function VignetteFrame({ children }: VignetteFrameProps) {
  return (
    <svg
      className="vignette"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
