import { deflateSync } from 'node:zlib';
import PdfDocument from 'pdfkit';
import { describe, expect, test } from 'vitest';
import { hasActiveParts } from './has-active-parts.ts';

const pdf = (text: string | Buffer) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.from(text), Buffer.from('\n%%EOF')]);

/** An object whose stream holds other objects, deflated, as most writers do today. */
function objectStream(inside: string, dictionary = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode'): Buffer {
  return Buffer.concat([Buffer.from(`5 0 obj << ${dictionary} >> stream\n`), deflateSync(inside), Buffer.from('\nendstream endobj')]);
}

async function scannedPage(): Promise<Buffer> {
  const document = new PdfDocument({ info: { Title: 'Driver licence' } });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.on('end', resolve));
  document.text('Alice Ames, 19 Moor Slip, New York').end();
  await ended;
  return Buffer.concat(chunks);
}

describe('a PDF that only shows', () => {
  test('is taken, deflated object streams included', async () => {
    expect(hasActiveParts(await scannedPage())).toBe(false);
    expect(hasActiveParts(pdf(objectStream('1 0 << /Type /Page /Contents 3 0 R >>')))).toBe(false);
  });
});

describe('a PDF that acts is refused', () => {
  const actions = [
    '/S /JavaScript /JS (app.alert(1))',
    '/OpenAction 2 0 R',
    '/S /Launch /F (cmd.exe)',
    '/Type /EmbeddedFile',
    '/EmbeddedFiles 3 0 R',
    '/XFA [(template) 4 0 R]',
    '/AcroForm 7 0 R',
    '/Subtype /RichMedia',
    '/S /SubmitForm',
  ];
  test.each(actions)('%s, plain and inside an object stream', (action) => {
    expect(hasActiveParts(pdf(`1 0 obj << ${action} >> endobj`))).toBe(true);
    expect(hasActiveParts(pdf(objectStream(`1 0 << ${action} >>`)))).toBe(true);
    expect(hasActiveParts(pdf(objectStream(`1 0 << ${action} >>`, '/Filter [/FlateDecode] /Type 9 0 R')))).toBe(true);
  });

  test.each(['/J#61vaScript', '/#4aavaScript', '/Open#41ction'])('also when its name is written %s', (name) => {
    expect(hasActiveParts(pdf(`1 0 obj << /S ${name} >> endobj`))).toBe(true);
    expect(hasActiveParts(pdf(objectStream(`1 0 << /S ${name} >>`)))).toBe(true);
  });

  test('also when it hides behind the word stream', () => {
    expect(hasActiveParts(pdf('% stream\n1 0 obj << /S /JavaScript >> endobj'))).toBe(true);
  });
});

describe('a PDF that nobody can look into is refused', () => {
  test.each([
    ['encrypted', pdf('trailer << /Encrypt 8 0 R >>')],
    ['an object stream in another coding', pdf(objectStream('x', '/Type /ObjStm /Filter /JBIG2Decode'))],
    ['an object stream behind a predictor', pdf(objectStream('x', '/Type /ObjStm /Filter /FlateDecode /DecodeParms << /Predictor 12 >>'))],
    ['a coding that is not inflated', pdf(objectStream('x', '/Filter [/ASCII85Decode /FlateDecode]'))],
    ['an object stream that is broken', pdf('5 0 obj << /Type /ObjStm /Filter /FlateDecode >> stream\nxxxx\nendstream')],
    ['more streams than a document has', pdf('5 0 obj << >> stream\nx endstream '.repeat(6_000))],
  ])('%s', (_what, bytes) => {
    expect(hasActiveParts(bytes)).toBe(true);
  });

  test('one that inflates without end', () => {
    expect(hasActiveParts(pdf(objectStream('x'.repeat(70_000_000), '/Filter /FlateDecode')))).toBe(true);
  });
});
