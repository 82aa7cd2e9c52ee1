import { useState } from 'react';
import { Button } from './button.tsx';
import { drawPicture, type QuarterTurns } from './draw-picture.ts';
import { FilePicture } from './file-picture.tsx';
import { Icon } from './icon.tsx';
import './picture-viewer.css';

interface PictureViewerProps {
  picture: Blob;
  /** What it shows, e.g. `Front of the check`. */
  name: string;
}

const zooms = [1, 2, 3] as const;

interface Turned {
  turns: QuarterTurns;
  picture: Blob;
}

/** A picture to be read closely: turned by quarters and enlarged; what does not fit is scrolled, also by keyboard. */
export function PictureViewer({ picture, name }: PictureViewerProps) {
  const [turned, setTurned] = useState<Turned>({ turns: 0, picture });
  const [zoom, setZoom] = useState<(typeof zooms)[number]>(1);
  const turn = async () => {
    const turns = ((turned.turns + 1) % 4) as QuarterTurns;
    // Each turn starts from the picture as it came, so that nothing is lost by turning.
    const { file } = await drawPicture(new File([picture], name), { turns, maxSide: Number.POSITIVE_INFINITY });
    setTurned({ turns, picture: file });
  };
  const nextZoom = zooms[(zooms.indexOf(zoom) + 1) % zooms.length] ?? 1;
  return (
    <figure className="picture-viewer">
      <figcaption>
        <span>{name}</span>
        <span className="picture-viewer-buttons">
          <Button look="quiet" compact onClick={() => void turn()}>
            <Icon name="flip" small />
            Rotate<span className="visually-hidden"> {name}</span>
          </Button>
          <Button look="quiet" compact onClick={() => setZoom(nextZoom)}>
            <Icon name="search" small />
            {zoom === 1 ? 'Zoom' : `${zoom}×`}
            <span className="visually-hidden"> {name}</span>
          </Button>
        </span>
      </figcaption>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is scrolled must be reachable by keyboard */}
      <div className="picture-viewer-window" role="group" aria-label={`${name}, enlarged ${zoom} times`} tabIndex={zoom === 1 ? undefined : 0}>
        <FilePicture file={turned.picture} alt={name} className={`picture-zoom-${zoom}`} />
      </div>
    </figure>
  );
}
