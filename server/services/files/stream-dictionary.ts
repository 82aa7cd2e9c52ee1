/** Further back no dictionary of a stream begins. */
const longest = 16_384;

const numbers = /\d[\s\0]+\d+[\s\0]+$/;
const opening = /^obj[\s\0]*<</;

const comment = /^%[^\r\n]*/;
const hexText = /^<[\s\0\da-f]*>/i;

/** Where a literal string ends: its parentheses are balanced, but for those behind a backslash. */
function endOfString(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '(') depth += 1;
    else if (text[at] === ')' && (depth -= 1) === 0) return at + 1;
  }
  return -1;
}

/**
 * Measures the token at a place, and how much deeper it leads; undefined for a token that belongs
 * in no dictionary.
 */
function tokenAt(text: string, at: number): { length: number; deeper: number } | undefined {
  const pair = text.slice(at, at + 2);
  if (pair === '<<' || pair === '>>') return { length: 2, deeper: pair === '<<' ? 1 : -1 };
  if (text[at] === '(') {
    const end = endOfString(text, at);
    return end < 0 ? undefined : { length: end - at, deeper: 0 };
  }
  if (text[at] === '%') return { length: comment.exec(text.slice(at))?.[0].length ?? 1, deeper: 0 };
  if (text[at] === '<') {
    const hex = hexText.exec(text.slice(at));
    return hex ? { length: hex[0].length, deeper: 0 } : undefined;
  }
  return text[at] === '>' || text[at] === ')' || text[at] === '\\'
    ? undefined
    : { length: 1, deeper: 0 };
}

/**
 * Says whether a text is one dictionary from its first letter to its last, comments and space
 * behind it aside.
 */
function isOneDictionary(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; ) {
    const token = tokenAt(text, at);
    const isFiller = /^[\s\0%]/.test(text.slice(at, at + 1));
    if (!token || (at > 0 && depth === 0 && !isFiller)) return false;
    depth += token.deeper;
    if (depth < 0) return false;
    at += token.length;
  }
  return depth === 0;
}

/** Where the last object of a text begins with a dictionary, and where that one begins. */
function lastObject(text: string): { head: number; dictionary: number } | undefined {
  for (let word = text.lastIndexOf('obj'); word > 0; word = text.lastIndexOf('obj', word - 1)) {
    const ids = numbers.exec(text.slice(Math.max(word - 40, 0), word));
    const open = opening.exec(text.slice(word, word + 40));
    if (ids && open) return { head: word - ids[0].length, dictionary: word + open[0].length - 2 };
  }
  return undefined;
}

/**
 * The dictionary of the stream whose keyword is at a place, as every reader must see it. Undefined
 * where a reader could see another one: the head of an object inside a string or a comment leaves a
 * bracket over.
 */
export function streamDictionary(text: string, at: number): string | undefined {
  const before = text.slice(Math.max(at - longest, 0), at);
  const last = lastObject(before);
  if (!last) return undefined;
  const line =
    before
      .slice(0, last.head)
      .split(/[\r\n]/)
      .at(-1) ?? '';
  const dictionary = before.slice(last.dictionary);
  return !line.includes('%') && isOneDictionary(dictionary) ? dictionary : undefined;
}
