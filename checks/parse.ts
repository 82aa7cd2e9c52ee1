import { type ParseResult, parseSync } from 'oxc-parser';

const parsed = new Map<string, { text: string; result: ParseResult }>();

/** Parses a file once, however many checks look at it. */
export function parse(file: string, text: string): ParseResult {
  const known = parsed.get(file);
  if (known?.text === text) return known.result;
  const result = parseSync(file, text);
  parsed.set(file, { text, result });
  return result;
}

/** The line, from 1, of an offset in a text. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** The line, from 1, of each place where a pattern (with flag g) matches. */
export function linesMatching(text: string, pattern: RegExp): number[] {
  return [...text.matchAll(pattern)].map((match) => lineAt(text, match.index));
}
