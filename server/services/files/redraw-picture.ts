import sharp from 'sharp';
import { maxPixels } from '../../../contract/values/files.ts';

// Only these decoders exist for us, however many the library was built with.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);
sharp.concurrency(1);

const jpeg = { quality: 82, mozjpeg: false } as const;

/** The side of the small grey picture whose light and dark are compared. */
const printSide = 16;

export interface RedrawnPicture {
  /** A new JPEG: upright, on white, without anything that was not a pixel. */
  bytes: Buffer;
  /** As it came in, upright. */
  width: number;
  height: number;
  /** 256 bits, `0` and `1`: two pictures of one thing differ in few of them. */
  likeness: string;
}

export class TooManyPixelsError extends Error {
  override name = 'TooManyPixelsError';
}

/** Smaller steps of grey, of 255, are noise on an even ground. */
const visibleStep = 4;

/** Says for each pixel of a small grey picture whether the one at its right is visibly lighter. */
async function likenessOf(picture: Buffer): Promise<string> {
  const width = printSide + 1;
  const grey = await sharp(picture)
    .greyscale()
    .resize(width, printSide, { fit: 'fill' })
    .raw()
    .toBuffer();
  let bits = '';
  for (let row = 0; row < printSide; row += 1) {
    for (let column = 0; column < printSide; column += 1) {
      const at = row * width + column;
      bits += (grey[at + 1] ?? 0) - (grey[at] ?? 0) >= visibleStep ? '1' : '0';
    }
  }
  return bits;
}

/**
 * Decodes a picture and draws it again, so that nothing of the file itself is kept: no place, no
 * camera, no bytes behind its end.
 * @throws {TooManyPixelsError} read from its header, before anything is decoded · any other error:
 * it is damaged.
 */
export async function redrawPicture(bytes: Uint8Array, maxSide: number): Promise<RedrawnPicture> {
  const options = {
    limitInputPixels: false,
    failOn: 'error',
    sequentialRead: true,
    pages: 1,
  } as const;
  const { width, height, autoOrient } = await sharp(bytes, options).metadata();
  if (width * height > maxPixels) throw new TooManyPixelsError();
  const drawn = await sharp(bytes, { ...options, limitInputPixels: maxPixels })
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .jpeg(jpeg)
    .toBuffer();
  return {
    bytes: drawn,
    width: autoOrient.width,
    height: autoOrient.height,
    likeness: await likenessOf(drawn),
  };
}
