import PdfDocument from 'pdfkit';
import { bankFacts } from '../../../config/bank.ts';

/** The document a statement or a receipt is drawn on. */
export type Pdf = InstanceType<typeof PdfDocument>;

/**
 * An empty document of the bank: tagged, so that a screen reader finds its way, and with the names
 * that a reader's window shows.
 */
export function openPdf({ title, subject }: { title: string; subject: string }): Pdf {
  return new PdfDocument({
    size: 'LETTER',
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: 'en-US',
    info: { Title: `${bankFacts.name}: ${title}`, Author: bankFacts.name, Subject: subject },
  });
}
