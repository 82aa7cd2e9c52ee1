import sharp from 'sharp';
import { expect, test } from 'vitest';
import { checkPictures } from '../../../fixtures/check-pictures.ts';
import { warningsOf } from './picture-quality.ts';

async function judge(width: number, blur: number): Promise<string[]> {
  const { front } = await checkPictures({
    from: 'Harrow Street Clinic',
    to: 'Alice Ames',
    amount: 120,
    number: 108,
  });
  const picture = sharp(front).resize(width);
  const drawn = await (blur === 0 ? picture : picture.blur(blur))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width: drawnWidth, height } = drawn.info;
  return warningsOf({
    width: drawnWidth,
    height,
    pixels: { width: drawnWidth, height, data: drawn.data },
  });
}

test('a sharp check picture is not warned about, a blurred or small one is [D-52]', async () => {
  expect(await judge(1_800, 0)).toEqual([]);
  expect(await judge(1_800, 1)).toEqual([]);
  expect(await judge(1_800, 5)).toEqual([expect.stringContaining('looks blurred')]);
  expect(await judge(500, 0)).toEqual([expect.stringContaining('is small')]);
});
