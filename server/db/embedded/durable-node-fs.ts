import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Init = NodeFS['init'];
type Options = Parameters<Init>[1];

interface OpenFile {
  nfd?: number;
}

/**
 * PGlite's folder on disk with a real fsync. Emscripten's NODEFS has none, so that PostgreSQL asks
 * for durability and silently gets none, whatever `SHOW fsync` says.
 */
export class DurableNodeFs extends NodeFS {
  readonly #onFailure: (error: Error) => void;

  /**
   * @param onFailure told before PostgreSQL is, because after a failed fsync no answer may leave
   */
  constructor(folder: string, onFailure: (error: Error) => void) {
    super(folder);
    this.#onFailure = onFailure;
  }

  override async init(...[pg, options]: Parameters<Init>): ReturnType<Init> {
    const addFsync = (mod: {
      NODEFS: { stream_ops: { fsync?: (file: OpenFile) => number } };
    }): void => {
      // Files and folders alike: PostgreSQL opens a folder to make a rename in it last.
      mod.NODEFS.stream_ops.fsync = ({ nfd }) => this.#flush(nfd);
    };
    const preRun = [...[options.preRun ?? []].flat(), addFsync] as NonNullable<Options['preRun']>;
    return await super.init(pg, { ...options, preRun });
  }

  #flush(fileDescriptor: number | undefined): number {
    try {
      if (fileDescriptor !== undefined) fsyncSync(fileDescriptor);
      return 0;
    } catch (error) {
      this.#onFailure(error as Error);
      throw error;
    }
  }
}
