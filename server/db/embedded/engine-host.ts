import { Worker } from 'node:worker_threads';
import { DatabaseGoneError } from '../errors.ts';

/**
 * The messages between the main thread and the engine's thread. `session` is a number that grows
 * with each connection.
 */
export interface ToEngine {
  kind: 'bytes' | 'stop';
  session: number;
  bytes?: Uint8Array;
}

export type FromEngine =
  | { kind: 'ready' }
  | { kind: 'bytes'; session: number; bytes: Uint8Array }
  | { kind: 'stopped' }
  | { kind: 'failed'; message: string };

export interface EngineOptions {
  /** The folder of the database itself, inside the data folder. */
  folder: string;
  /** True where a commit waits for the disk. Off only for tests about other things. */
  fsync: boolean;
}

/** The listener to one session of the engine. */
interface SessionListener {
  onBytes(bytes: Uint8Array): void;
  onLost(error: Error): void;
}

// A start costs most of a second of processor time, so a disk that stays full must not be met with
// a start per request.
const pauseAfterFailureMs = 1_000;

/** Without a payment, nothing else would notice for long that the folder is gone. */
const looksEveryMs = 1_000;

/**
 * Keeps the engine's thread running. When it dies (disk full, failed fsync), the next connection
 * starts it again, and PostgreSQL recovers from its write-ahead log. While its folder is gone it
 * does not run: a start would make an empty database there, and the running one answers and
 * confirms out of files that no later start finds.
 */
export class EngineHost {
  readonly #options: EngineOptions;
  readonly #isThere: () => boolean;
  #worker: Worker | undefined;
  #ready: Promise<Worker> | undefined;
  #session = 0;
  #listener: SessionListener | undefined;
  #stopped = false;
  #failedAtMs = -pauseAfterFailureMs;

  /** @param isThere whether the folder still leads to the database; not asked for a new one. */
  constructor(options: EngineOptions, isThere = (): boolean => true) {
    this.#options = options;
    this.#isThere = isThere;
  }

  /**
   * Resolves with a new session's number when the engine runs. The session before it hears nothing
   * any more.
   */
  async connect(listener: SessionListener): Promise<number> {
    await this.#run();
    this.#listener = listener;
    this.#session += 1;
    return this.#session;
  }

  /** Starts the engine for the first connection to come, which gets the error where that fails. */
  startAhead(): void {
    this.#run().catch(() => undefined);
  }

  send(session: number, bytes: Uint8Array): void {
    if (session === this.#session)
      this.#worker?.postMessage({ kind: 'bytes', session, bytes } satisfies ToEngine);
  }

  /** Ends the engine with a clean shutdown, so that the next start has nothing to recover. */
  async stop(): Promise<void> {
    this.#stopped = true;
    const worker = await this.#ready?.catch(() => undefined);
    if (!worker) return;
    const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
    worker.on('message', (message: FromEngine) => {
      if (message.kind === 'stopped') void worker.terminate();
    });
    worker.postMessage({ kind: 'stop', session: this.#session } satisfies ToEngine);
    await ended;
  }

  #run(): Promise<Worker> {
    this.#ready ??= this.#start().catch((error: unknown) => {
      this.#ready = undefined;
      throw error;
    });
    return this.#ready;
  }

  #start(): Promise<Worker> {
    if (this.#stopped) return Promise.reject(new Error('The database was closed.'));
    if (!this.#isThere()) return Promise.reject(new DatabaseGoneError(this.#options.folder));
    if (performance.now() - this.#failedAtMs < pauseAfterFailureMs)
      return Promise.reject(
        new Error('The embedded database has just failed; it is started again in a second.'),
      );
    const worker = new Worker(new URL('./engine-thread.ts', import.meta.url), {
      workerData: this.#options,
    });
    this.#worker = worker;
    const looking = setInterval(() => this.#requireThere(worker), looksEveryMs).unref();
    worker.once('exit', () => clearInterval(looking));
    return new Promise((resolve, reject) => {
      worker.on('message', (message: FromEngine) => {
        if (message.kind === 'ready') resolve(worker);
        if (message.kind === 'bytes' && message.session === this.#session)
          this.#listener?.onBytes(message.bytes);
        if (message.kind === 'failed') this.#lose(worker, new Error(message.message), reject);
      });
      worker.on('error', (error: Error) => this.#lose(worker, error, reject));
      worker.on('exit', () =>
        this.#lose(worker, new Error('The embedded database ended.'), reject),
      );
    });
  }

  #requireThere(worker: Worker): void {
    if (this.#isThere()) return;
    this.#lose(worker, new DatabaseGoneError(this.#options.folder));
    void worker.terminate();
  }

  #lose(worker: Worker, error: Error, reject?: (error: Error) => void): void {
    reject?.(error);
    if (this.#worker !== worker) return;
    this.#failedAtMs = performance.now();
    this.#worker = undefined;
    this.#ready = undefined;
    this.#listener?.onLost(error);
    this.#listener = undefined;
  }
}
