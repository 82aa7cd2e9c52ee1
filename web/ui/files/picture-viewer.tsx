import { useRef, useState } from 'react';
import { Alert } from '../feedback/alert.tsx';
import { Button } from '../button.tsx';
import { drawPicture, type DrawnPicture, type QuarterTurns } from './draw-picture.ts';
import { FilePicture } from './file-picture.tsx';
import { Icon } from '../icon.tsx';
import { useLatest } from '../use-latest.ts';
import './picture-viewer.css';
import { filesTexts } from './files.texts.ts';

const texts = filesTexts.pictureViewer;

interface PictureViewerProps {
  picture: Blob;
  /** The subject of the picture, e.g. `Front of the check`. */
  name: string;
}

const zooms = [1, 2, 3] as const;

/**
 * A picture to be read closely: turned by quarters and enlarged; what does not fit is scrolled,
 * also by keyboard.
 */
export function PictureViewer({ picture, name }: PictureViewerProps) {
  const [turned, setTurned] = useState(picture);
  const [failed, setFailed] = useState(false);
  const turns = useRef<QuarterTurns>(0);
  const { begin } = useLatest<DrawnPicture>();
  const [zoom, setZoom] = useState<(typeof zooms)[number]>(1);
  const turn = () => {
    // Counted by the press, and not when it is drawn: two quick presses turn it twice.
    turns.current = ((turns.current + 1) % 4) as QuarterTurns;
    setFailed(false);
    // Each turn starts from the picture as it came, so that nothing is lost by turning.
    begin(
      drawPicture(new File([picture], name), {
        turns: turns.current,
        maxSide: Number.POSITIVE_INFINITY,
      }),
      ({ file }) => setTurned(file),
      () => setFailed(true),
    );
  };
  const nextZoom = zooms[(zooms.indexOf(zoom) + 1) % zooms.length] ?? 1;
  return (
    <figure className="picture-viewer">
      <figcaption>
        <span>{name}</span>
        <span className="picture-viewer-buttons">
          <Button look="quiet" compact onClick={turn}>
            <Icon name="flip" small />
            {texts.rotate(<span className="visually-hidden"> {name}</span>)}
          </Button>
          <Button look="quiet" compact onClick={() => setZoom(nextZoom)}>
            <Icon name="search" small />
            {zoom > 1 ? `${zoom}×` : texts.zoom}
            <span className="visually-hidden"> {name}</span>
          </Button>
        </span>
      </figcaption>
      <Alert kind="error">{failed && texts.thisPictureCouldNotBe}</Alert>
      <div
        className="picture-viewer-window"
        role="group"
        aria-label={texts.enlargedTimes(name, zoom)}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is scrolled must be reachable by keyboard, and a tall picture is scrolled at any size
        tabIndex={0}
      >
        <FilePicture file={turned} alt={name} className={`picture-zoom-${zoom}`} />
      </div>
    </figure>
  );
}
