import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A picture like one out of a phone: with the place where it was taken. */
export async function photo({ width = 1_600, height = 900 } = {}): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 140, sigma: 30 } as const;
  return await sharp({ create: { width, height, channels: 3, background: '#cdd6c4', noise } })
    .jpeg({ quality: 80 })
    .withExif({
      IFD0: { Make: 'Larkphone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 41/1 30/1' },
    })
    .toBuffer();
}

const script = '<script>alert(document.domain)</script>';

/** Files that are no picture and no document, whatever they are called. */
export const notPictures: readonly (readonly [what: string, name: string, bytes: Buffer])[] = [
  [
    'an SVG with a script',
    'holiday.png',
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`),
  ],
  [
    'an SVG behind an XML line',
    'holiday.jpg',
    Buffer.from(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>`),
  ],
  ['HTML', 'front.jpg', Buffer.from(`<!doctype html>${script}`)],
  ['a program', 'front.jpg', Buffer.from('4d5a90000300000004000000ffff0000', 'hex')],
  ['a ZIP', 'front.png', Buffer.from('504b0304140000000000', 'hex')],
  [
    'a GIF of many frames',
    'front.webp',
    Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(4_000, 0x21)]),
  ],
  ['a script', 'front.png', Buffer.from('#!/bin/sh\nrm -rf /\n')],
  ['a TIFF', 'front.jpg', Buffer.from('49492a0008000000', 'hex')],
];

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG of a few kilobytes that would be `side` × `side` pixels in memory. */
export function pixelFlood(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(1_000_000));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A form with any names and file names, as no browser would write it. */
export function rawForm(parts: readonly { disposition: string; bytes: Uint8Array | string }[]): {
  body: Buffer;
  headers: Record<string, string>;
} {
  const boundary = 'a-boundary-of-ours';
  const pieces = parts.flatMap(({ disposition, bytes }) => [
    Buffer.from(`--${boundary}\r\nContent-Disposition: ${disposition}\r\n\r\n`),
    Buffer.from(bytes as Uint8Array),
    Buffer.from('\r\n'),
  ]);
  return {
    body: Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
