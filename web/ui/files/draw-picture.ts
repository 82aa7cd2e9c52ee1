/** Quarters of a turn to the right. */
export type QuarterTurns = 0 | 1 | 2 | 3;

const quality = 0.9;

interface Drawing {
  source: CanvasImageSource;
  width: number;
  height: number;
}

function canvasOf(
  { source, width, height }: Drawing,
  turns: QuarterTurns,
  maxSide: number,
): HTMLCanvasElement {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  const [drawnWidth, drawnHeight] = [Math.round(width * scale), Math.round(height * scale)];
  const lying = turns % 2 === 1;
  const canvas = document.createElement('canvas');
  canvas.width = lying ? drawnHeight : drawnWidth;
  canvas.height = lying ? drawnWidth : drawnHeight;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser cannot draw.');
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(source, -drawnWidth / 2, -drawnHeight / 2, drawnWidth, drawnHeight);
  return canvas;
}

async function fileOf(canvas: HTMLCanvasElement, name: string): Promise<File> {
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', quality),
  );
  if (blob === null) throw new Error('This picture cannot be drawn.');
  return new File([blob], name, { type: 'image/jpeg' });
}

/** Makes a file of the camera's view right now. */
export async function pictureOfVideo(video: HTMLVideoElement, name: string): Promise<File> {
  const { videoWidth: width, videoHeight: height } = video;
  return await fileOf(canvasOf({ source: video, width, height }, 0, Math.max(width, height)), name);
}

export interface DrawnPicture {
  file: File;
  /** Before it was made smaller. */
  width: number;
  height: number;
  /** Its pixels, for those who judge it. */
  pixels: ImageData;
}

interface DrawRule {
  turns: QuarterTurns;
  maxSide: number;
}

/**
 * Draws a new picture from a file: turned, at most `maxSide` pixels long, and without what the file
 * knows of place and camera. Throws when the browser cannot read it.
 */
export async function drawPicture(file: File, { turns, maxSide }: DrawRule): Promise<DrawnPicture> {
  const bitmap = await createImageBitmap(file);
  try {
    const { width, height } = bitmap;
    const canvas = canvasOf({ source: bitmap, width, height }, turns, maxSide);
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height);
    if (!pixels) throw new Error('This browser cannot draw.');
    return {
      file: await fileOf(canvas, file.name.replace(/\.\w+$/, '.jpg')),
      width,
      height,
      pixels,
    };
  } finally {
    bitmap.close();
  }
}
