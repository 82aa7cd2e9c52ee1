/**
 * What the main thread and the engine's thread say to each other. `session` is a number that grows
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
  /** Whether a commit waits for the disk. Off only for tests about other things. */
  fsync: boolean;
}
