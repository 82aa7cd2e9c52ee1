import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** Less than an eye sees between two like colors: edges of letters are drawn a little apart. */
const tolerance = 24;
const mark = [214, 0, 80] as const;

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

async function readPixels(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The newer picture, pale, with each changed pixel marked; what only one of them has is changed. */
function markChanges(before: Pixels, after: Pixels): { changed: number; marked: Buffer } {
  const marked = Buffer.alloc(after.data.length);
  let changed = Math.abs(before.height - after.height) * after.width;
  for (let pixel = 0; pixel < after.width * after.height; pixel += 1) {
    const at = pixel * 3;
    let isChanged = before.width !== after.width || at >= before.data.length;
    for (let channel = at; !isChanged && channel < at + 3; channel += 1)
      isChanged = Math.abs((before.data[channel] ?? 0) - (after.data[channel] ?? 0)) > tolerance;
    if (isChanged && at < before.data.length) changed += 1;
    for (let channel = 0; channel < 3; channel += 1)
      marked[at + channel] = isChanged
        ? (mark[channel] ?? 0)
        : 170 + Math.floor((after.data[at + channel] ?? 0) / 3);
  }
  return { changed, marked };
}

/** Keeps pictures as those that later ones are compared with. Returns how many there were. */
export function accept(folder: string, accepted: string, names: readonly string[]): number {
  mkdirSync(accepted, { recursive: true });
  const taken = names.filter((name) => existsSync(join(folder, `${name}.png`)));
  for (const name of taken)
    copyFileSync(join(folder, `${name}.png`), join(accepted, `${name}.png`));
  return taken.length;
}

export interface Comparison {
  /** Share of the pixels that changed; undefined where there is no accepted picture. */
  compare(name: string, png: Buffer): Promise<number | undefined>;
}

/**
 * Compares pictures with the accepted ones in `accepted`, and writes each one that changed into
 * `changed`, with the changed pixels marked. Pictures of another bank are not compared: names and
 * numbers differ in it.
 */
export function openComparison(accepted: string, changed: string): Comparison {
  rmSync(changed, { recursive: true, force: true });
  return {
    async compare(name, png) {
      const file = join(accepted, `${name}.png`);
      if (!existsSync(file)) return undefined;
      const before = readFileSync(file);
      if (before.equals(png)) return 0;
      const [old, now] = await Promise.all([readPixels(before), readPixels(png)]);
      const found = markChanges(old, now);
      if (found.changed === 0) return 0;
      mkdirSync(changed, { recursive: true });
      const raw = { width: now.width, height: now.height, channels: 3 } as const;
      await sharp(found.marked, { raw })
        .png()
        .toFile(join(changed, `${name}-marked.png`));
      writeFileSync(join(changed, `${name}-before.png`), before);
      writeFileSync(join(changed, `${name}.png`), png);
      return found.changed / (now.width * Math.max(old.height, now.height));
    },
  };
}
