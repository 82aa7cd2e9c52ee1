import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { useMemo } from 'react';
import { twoStepTexts } from './two-step.texts.ts';

const texts = twoStepTexts.setupPicture;

/** The margin that a camera needs around the picture to find it: four of its squares. */
const quietZone = 4;

/**
 * A text as a picture that a telephone reads. Dark on light in every theme, because not every
 * camera reads it the other way round.
 */
export function SetupPicture({ text }: { text: string }) {
  const { path, box } = useMemo(() => {
    const code = generate(text);
    const width = code.size + 2 * quietZone;
    return { path: toSvgPath(code), box: `${-quietZone} ${-quietZone} ${width} ${width}` };
  }, [text]);
  return (
    <svg
      className="setup-picture"
      viewBox={box}
      role="img"
      aria-label={texts.pictureForYour}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
