import type PdfDocument from 'pdfkit';
import type { Locale } from '../../../contract/values/numbers.ts';
import { bankFacts } from '../../../config/bank.ts';

/** The document a statement or a receipt is drawn on. */
export type Pdf = InstanceType<typeof PdfDocument>;

interface PdfParts {
  title: string;
  subject: string;
  /** Of its words, so that a screen reader speaks them well. */
  locale: Locale;
  /** Of one that was kept: by it two drawings are the same, byte for byte. Absent, it is now. */
  madeAt?: Temporal.Instant | undefined;
}

/**
 * An empty document of the bank: tagged, so that a screen reader finds its way, and with the names
 * that a reader's window shows. The library is loaded for the first one: it takes 10 MB.
 */
export async function openPdf({ title, subject, locale, madeAt }: PdfParts): Promise<Pdf> {
  const { default: PdfKit } = await import('pdfkit');
  return new PdfKit({
    size: 'LETTER',
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: locale,
    info: {
      Title: `${bankFacts.name}: ${title}`,
      Author: bankFacts.name,
      Subject: subject,
      ...(madeAt && { CreationDate: new Date(madeAt.epochMilliseconds) }),
    },
  });
}
