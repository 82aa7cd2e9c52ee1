let atWork = 0;
let done = 0;

/** Does what a request asks for. Long answers see it, and give way. */
export async function beforeLongAnswers<T>(act: () => Promise<T>): Promise<T> {
  atWork += 1;
  try {
    return await act();
  } finally {
    atWork -= 1;
    done += 1;
  }
}

/** An answer that is given way all the time still goes on twice a second. */
const longestPauseMs = 500;

/**
 * Pauses after each piece of a long answer as long as it took, once for each request that is
 * answered at the same time: it has the share of one request, so that a few large files do not slow
 * down everybody's payments. Where no one asks for anything, nothing pauses.
 */
export async function* givingWay<Piece>(pieces: AsyncIterable<Piece>): AsyncGenerator<Piece> {
  let begunMs = performance.now();
  let doneBefore = done;
  for await (const piece of pieces) {
    const tookMs = performance.now() - begunMs;
    yield piece;
    const others = Math.max(atWork, done - doneBefore);
    const pauseMs = Math.min(tookMs * others, longestPauseMs);
    doneBefore = done;
    if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    begunMs = performance.now();
  }
}
