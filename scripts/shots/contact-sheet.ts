import sharp, { type OverlayOptions } from 'sharp';

export interface Picture {
  caption: string;
  png: Buffer;
  width: number;
}

const scale = 0.5;
const gap = 24;
const head = 64;
const background = '#999999';

const text = (words: string, pixels: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="${pixels * 2}"><text x="0" ` +
      `y="${pixels * 1.4}" font-family="sans-serif" font-size="${pixels}">${words}</text></svg>`,
  );

/** Pictures side by side on one sheet, at half their size, so that one look judges many. */
export async function makeContactSheet(
  title: string,
  pictures: readonly Picture[],
  file: string,
): Promise<void> {
  let left = gap;
  let lowest = 0;
  const parts: OverlayOptions[] = [{ input: text(title, 22), left: gap, top: 8 }];
  for (const { caption, png, width } of pictures) {
    const { data, info } = await sharp(png)
      .resize({ width: Math.round(width * scale) })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width: columns, height: rows, channels } = info;
    parts.push(
      { input: data, raw: { width: columns, height: rows, channels }, left, top: head },
      { input: text(caption, 14), left, top: head + rows },
    );
    left += columns + gap;
    lowest = Math.max(lowest, head + rows + gap + 14);
  }
  await sharp({
    create: { width: Math.max(left, 960), height: lowest, channels: 3, background },
  })
    .composite(parts)
    .png({ compressionLevel: 3 })
    .toFile(file);
}
