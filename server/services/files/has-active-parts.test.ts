import { deflateSync } from 'node:zlib';
import PdfDocument from 'pdfkit';
import { describe, expect, test } from 'vitest';
import { hasActiveParts } from './has-active-parts.ts';

const pdf = (text: string | Buffer) =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.from(text), Buffer.from('\n%%EOF')]);

/** An object whose stream holds other objects, deflated, as most writers do today. */
function objectStream(
  inside: string,
  dictionary = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode',
): Buffer {
  return Buffer.concat([
    Buffer.from(`5 0 obj << ${dictionary} >> stream\n`),
    deflateSync(inside),
    Buffer.from('\nendstream endobj'),
  ]);
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
    // The keywords of a macOS document, and a dictionary with all that may be in one.
    const full =
      String.raw`/AAPL:Keywords [(a (nested\) text)) <0aff>] /P << /EFX 1 >> % a remark` +
      '\n/Filter /FlateDecode';
    expect(hasActiveParts(pdf(objectStream('BT (data stream of an URI) Tj ET', full)))).toBe(false);
  });
});

describe('a PDF that acts is refused [S-43]', () => {
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
    expect(
      hasActiveParts(
        pdf(objectStream(`1 0 << ${action} >>`, '/Filter [/FlateDecode] /Type 9 0 R')),
      ),
    ).toBe(true);
  });

  test.each(['/J#61vaScript', '/#4aavaScript', '/Open#41ction'])(
    'also when its name is written %s',
    (name) => {
      expect(hasActiveParts(pdf(`1 0 obj << /S ${name} >> endobj`))).toBe(true);
      expect(hasActiveParts(pdf(objectStream(`1 0 << /S ${name} >>`)))).toBe(true);
    },
  );

  test('also when it hides behind the word stream', () => {
    expect(hasActiveParts(pdf('% stream\n1 0 obj << /S /JavaScript >> endobj'))).toBe(true);
  });
});

describe('a PDF that a tester built around the filter is refused [S-43]', () => {
  const script = '1 0 << /S /JavaScript /JS (app.alert(1)) >>';
  const around = (dictionary: string, body: Buffer, eol = '\n') =>
    pdf(
      Buffer.concat([
        Buffer.from(`5 0 obj << ${dictionary} >> stream${eol}`),
        body,
        Buffer.from('\nendstream endobj'),
      ]),
    );
  const flate = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode';
  const predictor = '/DecodeParms << /Predictor 12 /Columns 1 >>';
  /** As the predictor Up of a picture one letter wide leaves it. */
  const up = (text: string) =>
    Buffer.from(
      [...Buffer.from(text)].flatMap((byte, index, all) => [
        2,
        (byte - (all[index - 1] ?? 0)) & 255,
      ]),
    );
  /**
   * As run-length coding may leave it: three letters and their count in turn, so that no name is
   * whole there.
   */
  const inRuns = (text: string) =>
    Buffer.concat([
      ...(text.match(/.{1,3}/gs) ?? []).flatMap((run) => [
        Buffer.of(run.length - 1),
        Buffer.from(run),
      ]),
      Buffer.of(128),
    ]);
  /**
   * Bytes that inflate to something harmless, and are a run with the same first letters to a reader
   * who counts runs.
   */
  const decoyed = (text: string) => {
    const harmless = deflateSync('harmless', { level: 0 });
    return Buffer.concat([harmless, Buffer.alloc(122 - harmless.length, ' '), inRuns(text)]);
  };

  test.each([
    [
      'an action of a page, to a document on another machine',
      pdf('1 0 obj << /Type /Page /AA << /O << /S /GoToR /F (\\\\attacker\\share) >> >> >> endobj'),
    ],
    ['an action of a page, behind a comment', pdf('1 0 obj << /Type /Page /AA%x\n7 0 R >> endobj')],
    ['an address', pdf('1 0 obj << /A << /S /URI /URI (https://attacker.example) >> >> endobj')],
    [
      'a program as an attachment of a page',
      pdf('1 0 obj << /Subtype /FileAttachment /FS 7 0 R >> endobj'),
    ],
    [
      'a file that is carried along',
      pdf('7 0 obj << /F (invoice.exe) /EF << /F 8 0 R >> >> endobj'),
    ],
    [
      'an object stream deflated twice',
      around(
        '/Type /ObjStm /N 1 /First 4 /Filter [/FlateDecode /FlateDecode]',
        deflateSync(deflateSync(script)),
      ),
    ],
    [
      'the same, with filters that stand elsewhere',
      around('/Type 8 0 R /N 1 /First 4 /Filter 9 0 R', deflateSync(deflateSync(script))),
    ],
    ['an object stream after a lone return', around(flate, deflateSync(script), '\r')],
    ['an object stream after a space', around(flate, deflateSync(script), ' \n')],
    [
      'a dictionary hidden behind a string',
      around('/Type /ObjStm /Filter /JBIG2Decode /X (obj)', Buffer.from('x')),
    ],
    [
      'a dictionary hidden behind a name',
      around('/Type /ObjStm /Filter /JBIG2Decode /X /obj', Buffer.from('x')),
    ],
    [
      'a dictionary hidden behind an object in a string',
      around('/Type /ObjStm /Filter /JBIG2Decode /X (5 0 obj << ) /Y 1', Buffer.from('x')),
    ],
    [
      'the same, with a parenthesis that is escaped',
      around(
        String.raw`/Type /ObjStm /Filter /JBIG2Decode /X (5 0 obj << \() /Y (x)`,
        Buffer.from('x'),
      ),
    ],
    [
      'an object stream without its type, its checksum cut off',
      around('/N 1 /First 4 /Filter /FlateDecode', deflateSync(script).subarray(0, -4)),
    ],
    [
      'an object stream without its type, behind a predictor',
      around(`/N 1 /First 4 /Filter /FlateDecode ${predictor}`, deflateSync(up(script))),
    ],
    [
      'a predictor that stands elsewhere',
      around(`${flate} /DecodeParms 8 0 R`, deflateSync(up(script))),
    ],
    [
      'a predictor behind a comment',
      around(
        `${flate} ${predictor.replace('Predictor ', 'Predictor%x\n')}`,
        deflateSync(up(script)),
      ),
    ],
    [
      'an object stream without its type, its filter elsewhere',
      around('/N 1 /First 4 /Filter 8 0 R', inRuns(script)),
    ],
    [
      'a filter elsewhere, behind one that stands there for show',
      around('/Type /ObjStm /Filter 8 0 R /X /FlateDecode', decoyed(script)),
    ],
    ['two filters, of which readers take one', around(`${flate} /Filter 8 0 R`, decoyed(script))],
    [
      'a stream out of a file on another machine',
      around('/Length 0 /F (\\\\attacker\\share)', Buffer.of()),
    ],
    [
      'a thread of another document',
      pdf('1 0 obj << /A << /S%x\n/Thread /F (\\\\attacker\\share) >> >> endobj'),
    ],
    ['a script of a solid', pdf('1 0 obj << /Subtype /U3D /OnInstantiate 7 0 R >> endobj')],
    ['encrypted behind a comment', pdf('trailer << /Encrypt%x\n8 0 R >>')],
    [
      'a dictionary hidden behind an object in a comment',
      around('/Type /ObjStm /Filter /JBIG2Decode % 5 0 obj <<\n /Y 1', Buffer.from('x')),
    ],
  ])('%s', (_what, bytes) => {
    expect(hasActiveParts(bytes)).toBe(true);
  });
});

describe('a PDF that nobody can look into is refused [S-43]', () => {
  test.each([
    ['encrypted', pdf('trailer << /Encrypt 8 0 R >>')],
    [
      'an object stream in another coding',
      pdf(objectStream('x', '/Type /ObjStm /Filter /JBIG2Decode')),
    ],
    [
      'an object stream behind a predictor',
      pdf(objectStream('x', '/Type /ObjStm /Filter /FlateDecode /DecodeParms << /Predictor 12 >>')),
    ],
    [
      'a coding that is not inflated',
      pdf(objectStream('x', '/Filter [/ASCII85Decode /FlateDecode]')),
    ],
    [
      'an object stream that is broken',
      pdf('5 0 obj << /Type /ObjStm /Filter /FlateDecode >> stream\nxxxx\nendstream'),
    ],
    ['more streams than a document has', pdf('5 0 obj << >> stream\nx endstream '.repeat(6_000))],
  ])('%s', (_what, bytes) => {
    expect(hasActiveParts(bytes)).toBe(true);
  });

  test('one that inflates without end', () => {
    expect(hasActiveParts(pdf(objectStream('x'.repeat(70_000_000), '/Filter /FlateDecode')))).toBe(
      true,
    );
  });
});
