import type { PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { maxPixels } from '../../../contract/values/files.ts';

const jpeg = { quality: 82, mozjpeg: false } as const;

let library: Promise<PDFiumLibrary> | undefined;

/** PDFium is loaded with the first PDF: pictures do without it. */
export function loadPdfium(): Promise<PDFiumLibrary> {
  library ??= import('@hyzyla/pdfium').then(({ PDFiumLibrary }) => PDFiumLibrary.init());
  return library;
}

/** @throws where it is no PDF that can be read without a password. */
async function withDocument<Result>(
  bytes: Uint8Array,
  look: (document: PDFiumDocument) => Result | Promise<Result>,
): Promise<Result> {
  const document = await (await loadPdfium()).loadDocument(bytes);
  try {
    return await look(document);
  } finally {
    document.destroy();
  }
}

/** Counts the pages of a PDF, by the program that draws them. */
export const countPages = (bytes: Uint8Array): Promise<number> =>
  withDocument(bytes, (document) => document.getPageCount());

/**
 * Draws one page of a PDF as a JPEG: what staff see of it, so that nothing in it acts on their
 * machine.
 * @param page from 1.
 * @param maxSide of the picture, in pixels.
 * @returns undefined where the PDF has no such page.
 */
export async function drawPage(
  bytes: Uint8Array,
  page: number,
  maxSide: number,
): Promise<Buffer | undefined> {
  return await withDocument(bytes, async (document) => {
    if (page > document.getPageCount()) return undefined;
    const opened = document.getPage(page - 1);
    const { originalWidth, originalHeight } = opened.getOriginalSize();
    const { data, width, height } = await opened.render({
      scale: maxSide / Math.max(originalWidth, originalHeight),
      render: 'bitmap',
      renderFormFields: true,
    });
    return await sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels: maxPixels })
      .flatten({ background: '#ffffff' })
      .jpeg(jpeg)
      .toBuffer();
  });
}
