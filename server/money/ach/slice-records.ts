import { failAt, type Line } from './ach-fault.ts';
import { recordLength } from './ach-records.ts';

const lineEnd = /[\r\n]/;
const strange = /[^\x20-\x7e]/;

/** The characters of the end of a line at a place: none, LF, CR or CRLF. */
function endAt(text: string, at: number): number {
  if (text[at] === '\n') return 1;
  if (text[at] !== '\r') return 0;
  return text[at + 1] === '\n' ? 2 : 1;
}

/** Looks whether what was cut out is a whole record of letters and digits. */
function requireRecord(line: Line): void {
  const end = line.text.search(lineEnd);
  const found = end < 0 ? line.text.length : end;
  const bad = line.text.slice(0, found).search(strange);
  if (bad >= 0) failAt(line, bad + 1, 'not text', { found: line.text[bad] ?? '' });
  if (found < recordLength) failAt(line, found + 1, 'short line', { found: String(found) });
}

/** Says whether lines end; known after the first record. */
type Ends = 'unknown' | 'always' | 'never';

/**
 * Cuts the bytes of a file into records, some hundred at a time, and keeps no more of it: files end
 * their lines with LF, CRLF, both, or not at all.
 * @throws {AchFault} for a line that is too short or too long, and for what is no ASCII text.
 */
export async function* sliceRecords(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Line[]> {
  let [rest, number, ends] = ['', 0, 'unknown' as Ends];

  /** The records at the beginning of a text; `rest` keeps what may go on in the next chunk. */
  function take(text: string, isLast: boolean): Line[] {
    const lines: Line[] = [];
    let at = 0;
    // An end has two characters at most, and shows only with the next record whether it was one.
    while (text.length - at >= recordLength + (isLast ? 0 : 2)) {
      const line = { number: number + 1, text: text.slice(at, at + recordLength) };
      requireRecord(line);
      number += 1;
      at += recordLength;
      lines.push(line);
      const end = endAt(text, at);
      const isOver = at === text.length;
      if (!isOver) {
        if (ends === 'always' && end === 0) failAt(line, recordLength + 1, 'long line');
        if (ends === 'unknown') ends = end === 0 ? 'never' : 'always';
      }
      at += end;
    }
    rest = text.slice(at);
    return lines;
  }

  for await (const chunk of chunks) {
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    const lines = take(rest + bytes.toString('latin1'), false);
    if (lines.length > 0) yield lines;
  }
  const last = take(rest, true);
  if (last.length > 0) yield last;
  const left = rest.replace(/^[\r\n]+$/, '');
  if (left !== '') requireRecord({ number: number + 1, text: left });
}
