import { checkDialogTexts } from './deposit.texts.ts';

const texts = checkDialogTexts.pictureQuality;

/** As much of a picture as judging it needs; `pixels` may be smaller than the picture was. */
export interface JudgedPicture {
  width: number;
  height: number;
  pixels: { width: number; height: number; data: Uint8ClampedArray | Uint8Array };
}

/** Below this, in pixels of the longer side, the small print of a check is lost. */
const readableSide = 800;

/**
 * Letters have edges: where hardly one pixel differs from its neighbors, the picture is out of
 * focus.
 */
const sharpEnough = 60;

/** Pictures are judged at this length: larger ones would be judged by the noise of their sensor. */
const judgedSide = 900;

interface Grey {
  width: number;
  height: number;
  values: Float64Array;
}

/** The picture in grey, each value the mean of a square of pixels. */
function greyOf({ width, height, data }: JudgedPicture['pixels']): Grey {
  const square = Math.max(1, Math.round(Math.max(width, height) / judgedSide));
  const grey = { width: Math.floor(width / square), height: Math.floor(height / square) };
  const values = new Float64Array(grey.width * grey.height);
  for (let y = 0; y < grey.height * square; y += 1) {
    for (let x = 0; x < grey.width * square; x += 1) {
      const at = (y * width + x) * 4;
      const luminance =
        0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
      const place = Math.floor(y / square) * grey.width + Math.floor(x / square);
      values[place] = (values[place] ?? 0) + luminance / square ** 2;
    }
  }
  return { ...grey, values };
}

/** The variance of the Laplacian: how much places differ from their four neighbours. */
export function sharpnessOf(pixels: JudgedPicture['pixels']): number {
  const { width, height, values } = greyOf(pixels);
  const valueAt = (x: number, y: number) => values[y * width + x] ?? 0;
  let [count, sum, sumOfSquares] = [0, 0, 0];
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const edge =
        4 * valueAt(x, y) -
        valueAt(x - 1, y) -
        valueAt(x + 1, y) -
        valueAt(x, y - 1) -
        valueAt(x, y + 1);
      count += 1;
      sum += edge;
      sumOfSquares += edge ** 2;
    }
  }
  return count === 0 ? 0 : sumOfSquares / count - (sum / count) ** 2;
}

/**
 * Says what makes a picture hard to read, and what to do about it. It never blocks: the person sees
 * the check, we see pixels.
 */
export function warningsOf(picture: JudgedPicture): string[] {
  const warnings: string[] = [];
  if (Math.max(picture.width, picture.height) < readableSide)
    warnings.push(texts.thisPictureIsSmallSo);
  if (sharpnessOf(picture.pixels) < sharpEnough) warnings.push(texts.thisPictureLooksBlurred);
  return warnings;
}
