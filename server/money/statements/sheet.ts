import type { Pdf } from './pdf.ts';
import { drawLetterhead, drawRunningHead } from './statement-letterhead.ts';
import { heightOf, paper, write, type TextPlace } from './statement-parts.ts';

/** One text below the other, on as many pages as they need. */
export class Sheet {
  readonly doc: Pdf;
  y: number;
  readonly #title: string;

  constructor(doc: Pdf, title: string) {
    this.doc = doc;
    this.#title = title;
    this.y = drawLetterhead(doc) + 22;
  }

  /** Keeps what is that high on one page. */
  reserve(height: number): void {
    if (this.y + height <= paper.bottom) return;
    this.doc.addPage();
    this.y = drawRunningHead(this.doc, this.#title) + 14;
  }

  /** @returns what draws the text; its room is taken at once. */
  line(text: string, place: Omit<TextPlace, 'y'>): () => void {
    const { y } = this;
    this.y += heightOf(this.doc, text, place);
    return () => write(this.doc, text, { ...place, y });
  }
}
