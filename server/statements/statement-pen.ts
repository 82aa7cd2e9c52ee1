import { join } from 'node:path';
import type PDFDocument from 'pdfkit';

export type Pdf = InstanceType<typeof PDFDocument>;

const fontFile = (name: string) => join(import.meta.dirname, 'fonts', `${name}.ttf`);

/** Our own type in files of their own: a PDF carries the letters it needs with it. */
export const faces = { regular: fontFile('public-sans-regular'), bold: fontFile('public-sans-bold'), display: fontFile('besley-medium') } as const;

/** The light theme's ink and lines, for paper. */
export const inks = { ink: '#0C2229', quiet: '#435B64', line: '#BECBCA', tarn: '#0F4C5C', gorse: '#B8860B' } as const;

/** US letter, in points; margins of 14 mm beside and 16 mm above. */
export const paper = { width: 612, height: 792, left: 40, right: 572, top: 45, bottom: 728 } as const;

export interface TextPlace {
  x: number;
  y: number;
  width: number;
  face?: keyof typeof faces;
  size?: number;
  ink?: keyof typeof inks;
  align?: 'left' | 'right';
}

const lineGap = 1.5;

/** The letters each face has: asked of the open font once, because it lists them anew each time. */
const letters = new Map<keyof typeof faces, ReadonlySet<number>>();

function lettersOf(doc: Pdf, face: keyof typeof faces): ReadonlySet<number> {
  const { font } = (doc as unknown as { _font: { font: { characterSet: number[] } } })._font;
  const known = letters.get(face) ?? new Set(font.characterSet);
  letters.set(face, known);
  return known;
}

/** The text with a question mark for every letter the face lacks, so that a line keeps its place and never shows an empty box. */
function printable(doc: Pdf, text: string, face: keyof typeof faces): string {
  const known = lettersOf(doc, face);
  return [...text.normalize('NFC')].map((letter) => (letter === '\n' || known.has(letter.codePointAt(0) ?? 0) ? letter : '?')).join('');
}

function prepare(doc: Pdf, text: string, { face = 'regular', size = 9, ink = 'ink' }: TextPlace): string {
  doc.font(faces[face]).fontSize(size).fillColor(inks[ink]);
  return printable(doc, text, face);
}

/** How much room a text takes when it is wrapped at its place. */
export function heightOf(doc: Pdf, text: string, place: Omit<TextPlace, 'x' | 'y'>): number {
  return doc.heightOfString(prepare(doc, text, { ...place, x: 0, y: 0 }), { lineGap, width: place.width });
}

/** Sets a text at its place, wrapped at its width. */
export function write(doc: Pdf, text: string, place: TextPlace): void {
  const { x, y, width, align = 'left' } = place;
  doc.text(prepare(doc, text, place), x, y, { lineGap, width, align });
}

/** Digits of one width, so that figures stand in columns. */
const figureSetting = ['kern', 'tnum', 'lnum'] as const;

/** Sets one line that must not wrap: a figure too wide for its column is set smaller. */
export function writeFigure(doc: Pdf, text: string, place: TextPlace): void {
  const { x, y, width, size = 9, align = 'left' } = place;
  const set = prepare(doc, text, place);
  const options = { features: [...figureSetting] };
  const fitted = Math.min(size, (size * width) / doc.widthOfString(set, options));
  doc.fontSize(fitted);
  doc.text(set, align === 'right' ? x + width - doc.widthOfString(set, options) : x, y, { ...options, lineBreak: false });
}

export function rule(doc: Pdf, y: number, { ink = 'line', width = 0.5 }: { ink?: keyof typeof inks; width?: number } = {}): void {
  doc.moveTo(paper.left, y).lineTo(paper.right, y).lineWidth(width).strokeColor(inks[ink]).stroke();
}

/** Draws what a reader of the text alone may skip. */
export function decorate(doc: Pdf, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
}

type Children = NonNullable<Parameters<Pdf['struct']>[2]>;

/** A part of the text's structure; what draws its content runs when the part is added. Without children it stays open for more. */
export function part(doc: Pdf, tag: 'Sect' | 'H1' | 'P' | 'Table' | 'TR' | 'TH' | 'TD', children?: Children) {
  // The head of a column says so, for whoever hears the table cell by cell.
  const options: { scope?: string; title?: string } = tag === 'TH' ? { scope: 'Column' } : {};
  return children === undefined ? doc.struct(tag, options) : doc.struct(tag, options, children);
}
