/**
 * Asks for the next piece while the last one is used, so that the database reads at the same time. No
 * more than one waits: a reader that stops has no more read for it.
 */
export async function* readAhead<Piece>(source: AsyncIterable<Piece>): AsyncGenerator<Piece> {
  const pieces = source[Symbol.asyncIterator]();
  let next = pieces.next();
  try {
    for (let piece = await next; !piece.done; piece = await next) {
      next = pieces.next();
      // It fails where it is waited for; after a reader has left it is of no concern.
      next.catch(() => undefined);
      yield piece.value;
    }
  } finally {
    await pieces.return?.();
  }
}
