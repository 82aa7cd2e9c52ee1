/**
 * Longer words are cut: a longer search finds the row by its first letters, and the rest is
 * compared.
 */
export const longestToken = 40;

/** ASCII punctuation ends a word; every other letter belongs to one, in any script. */
const wordStart = /(?<=[!-/:-@[-`{-~])[^!-/:-@[-`{-~]/gu;

/** Splits typed text into what it is looked up by: its parts between spaces. */
export function chunksOf(folded: string): string[] {
  return folded.split(/\s+/u).filter((chunk) => chunk !== '');
}

/**
 * The rest of a chunk from each of its words on: of `alice.ames`, also `ames`; of `$1,234.56`, also
 * `1,234.56`.
 */
function* tokensOfChunk(chunk: string): Generator<string> {
  yield chunk;
  for (const { index } of chunk.matchAll(wordStart)) yield chunk.slice(index);
}

/**
 * Every word of a searched text, from its first letter on: a row has a token that begins with what
 * was typed, or no word of it does.
 */
export function wordTokens(searchText: string): Set<string> {
  const tokens = chunksOf(searchText).flatMap((chunk) => [...tokensOfChunk(chunk)]);
  return new Set(tokens.map((token) => [...token].slice(0, longestToken).join('')));
}

/**
 * The tokens that one-filter lists are looked up by. No word begins with a space, so no customer's
 * text can pass for one of these.
 */
export const filterToken = {
  account: (number: string) => ` account:${number}`,
  type: (direction: string) => ` type:${direction}`,
  status: (shown: string) => ` status:${shown.toLowerCase()}`,
  day: (day: string) => ` day:${day}`,
  id: (transferId: string) => ` id:${transferId}`,
  /** As many digits each, so that a range of amounts is a range of tokens. */
  amount: (usdMinor: bigint) => ` amount:${String(usdMinor).padStart(15, '0')}`,
  /** Of an order abroad that waits for its date: what it will cost is not known. */
  openAmount: ' amount-open',
} as const;
