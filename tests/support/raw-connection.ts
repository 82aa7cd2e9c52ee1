import { connect, type Socket } from 'node:net';

/** The answer that a raw connection brought, until the server closed it. */
export interface RawAnswer {
  /** 0 when it was closed without an answer. */
  status: number;
  /** Names in lower case. */
  headers: Record<string, string>;
  text: string;
  afterMs: number;
}

export function readAnswer(raw: string): Omit<RawAnswer, 'afterMs'> {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  );
  return { status: Number(statusLine.split(' ')[1] ?? 0), headers, text: rest.join('\r\n\r\n') };
}

/**
 * Sends bytes as they are, lets `goOn` send more, and waits until the server ends the connection:
 * for what no HTTP client would send.
 */
export async function sendRaw(
  origin: string,
  text: string,
  goOn: (socket: Socket) => () => void = () => () => undefined,
): Promise<RawAnswer> {
  const startedMs = performance.now();
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  let raw = '';
  socket.on('data', (chunk: Buffer) => (raw += chunk.toString('utf8')));
  socket.on('error', () => undefined);
  socket.write(text);
  const stop = goOn(socket);
  await new Promise((closed) => socket.once('close', closed));
  stop();
  return { ...readAnswer(raw), afterMs: performance.now() - startedMs };
}
