import { maxRatesFileBytes } from '../../../contract/staff/reference-rates.ts';

const waitMs = 10_000;

/** Names the cause where no file came. */
const causeOf = (error: unknown): string => {
  const { name, message, cause } = error as Error;
  if (name === 'TimeoutError') return 'it did not answer in time';
  return cause instanceof Error ? cause.message : message;
};

async function readBounded(body: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.byteLength;
    if (size > maxRatesFileBytes)
      throw new Error(`the file is larger than ${maxRatesFileBytes / 1024} KB`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/**
 * Fetches the daily file from the one address that the operator set. It leads nowhere else, and
 * neither a slow answer nor an endless one is waited for.
 */
export async function fetchRatesFile(
  url: string,
  stopping: AbortSignal,
  timeoutMs = waitMs,
): Promise<Uint8Array> {
  try {
    const answer = await fetch(url, {
      redirect: 'error',
      headers: { Accept: 'application/xml, text/xml' },
      signal: AbortSignal.any([stopping, AbortSignal.timeout(timeoutMs)]),
    });
    if (answer.status !== 200 || answer.body === null) {
      await answer.body?.cancel();
      throw new Error(`it answered ${answer.status}`);
    }
    return await readBounded(answer.body);
  } catch (error) {
    throw new Error(`No rates from ${new URL(url).host}: ${causeOf(error)}.`, { cause: error });
  }
}
