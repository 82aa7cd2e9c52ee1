import { Duplex } from 'node:stream';
import type { EngineHost } from './engine-host.ts';

type Done = (error?: Error | null) => void;

/** A socket to `pg`, with the embedded engine's thread at the other end. */
export class EngineSocket extends Duplex {
  readonly #host: EngineHost;
  #session: number | undefined;

  constructor(host: EngineHost) {
    super();
    this.#host = host;
  }

  connect(): this {
    const listener = {
      onBytes: (bytes: Uint8Array) => this.push(bytes),
      onLost: (error: Error) => this.destroy(error),
    };
    this.#host.connect(listener).then(
      (session) => {
        this.#session = session;
        this.emit('connect');
      },
      (error: Error) => this.destroy(error),
    );
    return this;
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: Done): void {
    if (this.#session !== undefined) this.#host.send(this.#session, chunk);
    done();
  }

  // Parse, bind and execute of one statement arrive together: one message to the thread instead of
  // five.
  override _writev(chunks: { chunk: Buffer }[], done: Done): void {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), 'utf8', done);
  }

  override _read(): void {
    // The engine pushes by itself.
  }

  override _final(done: Done): void {
    this.push(null);
    done();
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }
}
