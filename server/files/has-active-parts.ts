import { inflateSync } from 'node:zlib';

/** What acts instead of showing: scripts, actions at opening, programs, attachments, forms, films. */
const activeNames = [
  'JavaScript',
  'OpenAction',
  'Launch',
  'EmbeddedFile',
  'XFA',
  'AcroForm',
  'RichMedia',
  'SubmitForm',
  'ImportData',
  'GoToE',
  'Movie',
  'Rendition',
];
const active = new RegExp(`/(?:${activeNames.join('|')})`);

/** Nobody can look into an encrypted document. */
const encrypted = /\/Encrypt[\s\d/<]/;

/** Codings that could hide names from a reader who only inflates. Scanners and phones write none of them. */
const hiding = /\/(?:ASCIIHexDecode|ASCII85Decode|LZWDecode|RunLengthDecode|Crypt|AHx|A85|LZW|RL)\b/;

const objectStream = /\/ObjStm\b/;
const inflatable = /\/(?:FlateDecode|Fl)\b/;
const predicted = /\/Predictor\s+(?!1\b)\d/;

/** More is no document of one person. */
const maxStreams = 5_000;
const maxInflatedBytes = 64 * 1024 * 1024;

/** `/J#61vaScript` is `/JavaScript` to a reader. */
const plainNames = (text: string) => text.replaceAll(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));

/** The text a stream's dictionary stands in: back to where its object begins. */
function dictionaryBefore(text: string, at: number): string {
  return text.slice(Math.max(text.lastIndexOf('obj', at), at - 4_096, 0), at);
}

/** Whether a dictionary says its stream cannot be looked into by inflating it. */
function isHidden(dictionary: string): boolean {
  if (hiding.test(dictionary)) return true;
  return objectStream.test(dictionary) && (predicted.test(dictionary) || (dictionary.includes('/Filter') && !inflatable.test(dictionary)));
}

/** What a stream inflates to; nothing when it is not deflated, `too much` when it would not end within bounds. */
function inflate(bytes: Buffer, maxOutputLength: number): Buffer | 'too much' | undefined {
  try {
    return inflateSync(bytes, { maxOutputLength });
  } catch (error) {
    return (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? 'too much' : undefined;
  }
}

/**
 * Whether a PDF holds, or could hide, anything that acts. Names are looked for everywhere and streams are inflated wherever the word stands, without
 * trusting the document's own table of contents: a viewer may read it otherwise than we do.
 */
export function hasActiveParts(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  const named = plainNames(text);
  if (active.test(named) || encrypted.test(named)) return true;
  let [streamsLeft, bytesLeft] = [maxStreams, maxInflatedBytes];
  for (const { index, 0: word } of text.matchAll(/(?<!end)stream\r?\n/g)) {
    streamsLeft -= 1;
    const dictionary = plainNames(dictionaryBefore(text, index));
    if (streamsLeft < 0 || isHidden(dictionary)) return true;
    const inflated = inflate(bytes.subarray(index + word.length), bytesLeft);
    if (inflated === 'too much' || (inflated === undefined && objectStream.test(dictionary))) return true;
    if (inflated === undefined) continue;
    bytesLeft -= inflated.length;
    if (active.test(plainNames(inflated.toString('latin1')))) return true;
  }
  return false;
}
