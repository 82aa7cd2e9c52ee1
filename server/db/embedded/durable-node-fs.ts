import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { type Held, heldBy, isAt } from './held-database.ts';

type Init = NodeFS['init'];
type Options = Parameters<Init>[1];

/** One that Emscripten has open; its node knows the name that it has by now. */
interface OpenFile {
  nfd?: number;
  node: object;
}

interface EmscriptenFolder {
  realPath: (node: object) => string;
  stream_ops: { fsync?: (file: OpenFile) => number };
}

/**
 * PGlite's folder on disk with a real fsync. Emscripten's NODEFS has none, so that PostgreSQL asks
 * for durability and silently gets none, whatever `SHOW fsync` says.
 */
export class DurableNodeFs extends NodeFS {
  readonly #onFailure: (error: Error) => void;
  readonly #held = new WeakMap<OpenFile, Held>();

  /**
   * @param onFailure told before PostgreSQL is, because after a failed fsync no answer may leave
   */
  constructor(folder: string, onFailure: (error: Error) => void) {
    super(folder);
    this.#onFailure = onFailure;
  }

  override async init(...[pg, options]: Parameters<Init>): ReturnType<Init> {
    const addFsync = ({ NODEFS }: { NODEFS: EmscriptenFolder }): void => {
      // Files and folders alike: PostgreSQL opens a folder to make a rename in it last.
      NODEFS.stream_ops.fsync = (file) => this.#flush(file, NODEFS);
    };
    const preRun = [...[options.preRun ?? []].flat(), addFsync] as NonNullable<Options['preRun']>;
    return await super.init(pg, { ...options, preRun });
  }

  #flush(file: OpenFile, { realPath }: EmscriptenFolder): number {
    const { nfd, node } = file;
    try {
      if (nfd === undefined) return 0;
      fsyncSync(nfd);
      this.#requireFound(file, nfd, realPath(node));
      return 0;
    } catch (error) {
      this.#onFailure(error as Error);
      throw error;
    }
  }

  /** A flush into a file that was deleted or moved away succeeds, and keeps nothing. */
  #requireFound(file: OpenFile, fileDescriptor: number, path: string): void {
    const held = this.#held.get(file) ?? heldBy(fileDescriptor);
    this.#held.set(file, held);
    if (!isAt(path, held)) throw new Error(`${path} was deleted, renamed or unmounted`);
  }
}
