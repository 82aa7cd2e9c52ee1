import type PDFDocument from 'pdfkit';

/** The document a statement is drawn on. */
export type Pdf = InstanceType<typeof PDFDocument>;
