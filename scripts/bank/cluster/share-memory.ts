/** PostgreSQL's shares of a machine's memory, in megabytes. */
export interface MemoryShares {
  /** Its own cache: a quarter, since the bank, etcd and the system need some too. */
  sharedBuffersMb: number;
  /** Its own cache and the system's, on which it may count; this takes none of the memory. */
  effectiveCacheMb: number;
  /** For one sort: all of its hundred connections with one each take another quarter. */
  workMemMb: number;
}

const connections = 100;
/** PostgreSQL's own. */
const leastWorkMemMb = 4;

export const shareMemory = (memoryMb: number): MemoryShares => ({
  sharedBuffersMb: Math.floor(memoryMb / 4),
  effectiveCacheMb: Math.floor(memoryMb / 2),
  workMemMb: Math.max(leastWorkMemMb, Math.floor(memoryMb / 4 / connections)),
});
