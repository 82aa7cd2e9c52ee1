import { deflateSync } from 'node:zlib';

/** Many triangles, each drawn over the others: a page of a map, and more than anybody can see. */
const triangle = (index: number) =>
  `${(index % 7) / 7} 0 ${(index % 3) / 3} rg ${index % 600} ${index % 800} m ` +
  `${(index * 7) % 600} ${(index * 13) % 800} l ${(index * 31) % 600} ${(index * 17) % 800} l f`;

/** A small PDF without active parts, of one page that takes many times two seconds to draw. */
export function slowPdf(): Buffer {
  const content = deflateSync(
    Array.from({ length: 60_000 }, (_, index) => triangle(index)).join('\n'),
  );
  const head =
    '%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n' +
    '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n' +
    '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R ' +
    '/Resources << >> >>\nendobj\n' +
    `4 0 obj\n<< /Length ${content.length} /Filter /FlateDecode >>\nstream\n`;
  const tail = '\nendstream\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n';
  return Buffer.concat([Buffer.from(head), content, Buffer.from(tail)]);
}
