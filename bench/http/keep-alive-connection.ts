import { connect, type Socket } from 'node:net';

const endOfHead = Buffer.from('\r\n\r\n');

export interface RawAnswer {
  status: number;
  body: Buffer;
}

interface Reading {
  resolve(answer: RawAnswer): void;
  reject(error: Error): void;
}

/**
 * One keep-alive connection that sends a request and reads its whole answer, and nothing else: what
 * the load generator spends is taken from the bank's processor time, and a general client spends
 * more than the bank does. It connects again when the server has closed.
 */
export function createConnection(port: number): {
  send(request: string): Promise<RawAnswer>;
  close(): void;
} {
  let socket: Socket | undefined;
  let received: Buffer = Buffer.alloc(0);
  let reading: Reading | undefined;

  function read(chunk: Buffer): void {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    const headEnd = received.indexOf(endOfHead);
    if (headEnd === -1 || !reading) return;
    const head = received.toString('latin1', 0, headEnd).toLowerCase();
    const length = /\r\ncontent-length: (\d+)/.exec(head);
    if (!length) return fail(new Error(`an answer without a length: ${head}`));
    if (received.length < headEnd + endOfHead.length + Number(length[1])) return;
    const body = received.subarray(headEnd + endOfHead.length);
    received = Buffer.alloc(0);
    // The server ends a connection after a fixed number of answers.
    if (head.includes('\r\nconnection: close')) forget();
    const done = reading;
    reading = undefined;
    done.resolve({ status: Number(head.slice(9, 12)), body });
  }

  function forget(): void {
    socket?.removeAllListeners();
    socket?.on('error', () => undefined);
    socket?.end();
    socket = undefined;
  }

  function fail(error: Error): void {
    forget();
    reading?.reject(error);
    reading = undefined;
  }

  function open(): Socket {
    const opened = connect({ port, host: '127.0.0.1', noDelay: true });
    opened.on('data', read);
    opened.on('error', fail);
    opened.on('close', () => fail(new Error('the server closed the connection without an answer')));
    return opened;
  }

  return {
    send: (request) =>
      new Promise((resolve, reject) => {
        reading = { resolve, reject };
        socket ??= open();
        socket.write(request);
      }),
    close: forget,
  };
}
