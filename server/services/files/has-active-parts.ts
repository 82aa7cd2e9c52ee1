import { inflateSync } from 'node:zlib';
import { streamDictionary } from './stream-dictionary.ts';

/**
 * The names of parts that act instead of showing: scripts, actions at opening, programs, other
 * documents, attachments, forms, films.
 */
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
  'GoTo[ER]',
  'FileAttachment',
  'Movie',
  'Rendition',
  'OnInstantiate',
];
const filler = String.raw`(?:[\s\0]|%[^\r\n]*[\r\n])*`;
/**
 * Short names occur in pictures by chance, so they count with what follows them: actions of a page,
 * files that are carried along, addresses, threads of other documents.
 */
const shortNames = [
  String.raw`AA${filler}(?:<<|\d)`,
  String.raw`EF${filler}(?:<<|\d)`,
  String.raw`URI${filler}[(<\d/]`,
  `S${filler}/Thread`,
];
const active = new RegExp(`/(?:${[...activeNames, ...shortNames].join('|')})`);

/** An encrypted document cannot be inspected. */
const encrypted = /\/Encrypt(?!Metadata)/;

/**
 * Codings that could hide names from a reader who only inflates. Scanners and phones write none of
 * them.
 */
const hiding =
  /\/(?:ASCIIHexDecode|ASCII85Decode|LZWDecode|RunLengthDecode|Crypt|AHx|A85|LZW|RL)\b/;

/** Readers need no type: where its first object begins makes a stream one of objects. */
const objectStream = /\/(?:ObjStm|First)\b/;
/** The one filter of a stream, where its own dictionary names it. */
const onceDeflated = new RegExp(
  String.raw`/Filter${filler}(?:/(?:FlateDecode|Fl)\b|\[${filler}/(?:FlateDecode|Fl)${filler}\])`,
);
/** Another decoding that a reader does to the bytes: another object may name it. */
const otherwiseDecoded = /\/(?:DecodeParms|DP)\b/;
/** A stream whose bytes are in a file, perhaps on another machine. */
const outside = new RegExp(String.raw`/F(?:Filter\b|${filler}[(<])`);

/** More is no document of one person. */
const maxStreams = 5_000;
const maxInflatedBytes = 64 * 1024 * 1024;

/** `/J#61vaScript` is `/JavaScript` to a reader. */
const plainNames = (text: string) =>
  text.replaceAll(/#([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCodePoint(Number.parseInt(hex, 16)),
  );

/**
 * Says whether a dictionary says, or lets another object say, that its stream cannot be looked into
 * by inflating it once.
 */
function isHidden(dictionary: string): boolean {
  if (hiding.test(dictionary) || outside.test(dictionary)) return true;
  if (!objectStream.test(dictionary)) return false;
  const filters = dictionary.split('/Filter').length - 1;
  return (
    otherwiseDecoded.test(dictionary) ||
    filters > 1 ||
    (filters === 1 && !onceDeflated.test(dictionary))
  );
}

/**
 * Inflates a stream; nothing when it is not deflated, `too much` when it would not end within
 * bounds.
 */
function inflate(bytes: Buffer, maxOutputLength: number): Buffer | 'too much' | undefined {
  try {
    return inflateSync(bytes, { maxOutputLength });
  } catch (error) {
    return (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? 'too much' : undefined;
  }
}

/** Deflated twice: a reader that inflates as often as the file says sees what we do not. */
const isDeflated = (bytes: Buffer) => inflate(bytes, maxInflatedBytes) !== undefined;

/**
 * The word that begins a stream, with the end of the dictionary before it, if there is one, and of
 * its line: a lone return is an end to some readers only.
 */
const streamWord =
  /(?<end>>>(?:[\s\0]|%[^\r\n]*[\r\n])*)?(?<!end)stream[ \t\f\0]*(?<eol>\r\n|\r|\n)?/g;

/**
 * Says whether a PDF holds, or could hide, anything that acts. Names are looked for everywhere and
 * streams are inflated wherever the word occurs, without trusting the document's own table of
 * contents: a viewer may read it otherwise than we do.
 */
export function hasActiveParts(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  const named = plainNames(text);
  if (active.test(named) || encrypted.test(named)) return true;
  let [streamsLeft, bytesLeft] = [maxStreams, maxInflatedBytes];
  for (const found of text.matchAll(streamWord)) {
    streamsLeft -= 1;
    const { index, 0: word, groups: { end, eol } = {} } = found;
    // Behind a dictionary the word begins a stream; anywhere else it may be part of a text.
    const dictionary = end === undefined ? '' : streamDictionary(text, index + end.length);
    if (streamsLeft < 0 || dictionary === undefined || (end !== undefined && eol === '\r'))
      return true;
    const ofStream = plainNames(dictionary);
    if (isHidden(ofStream)) return true;
    const inflated = inflate(bytes.subarray(index + word.length), bytesLeft);
    if (inflated === 'too much' || (inflated === undefined && objectStream.test(ofStream)))
      return true;
    if (inflated === undefined) continue;
    bytesLeft -= inflated.length;
    if (active.test(plainNames(inflated.toString('latin1'))) || isDeflated(inflated)) return true;
  }
  return false;
}
