import type { Bank } from '../bank.ts';
import { refuse } from '../base/refusal.ts';

/** What all uploads of this process together may keep in memory. */
const maxBytes = 64 * 1024 * 1024;

const inFlight = new WeakMap<Bank, number>();

/**
 * What one request has taken of the memory for uploads. A slow sender holds what has arrived and no
 * more.
 */
export interface UploadMemory {
  /** @throws {Refusal} BUSY (503) when all of it is in use. */
  take(bytes: number): void;
  giveBack(): void;
}

export function uploadMemory(bank: Bank): UploadMemory {
  let taken = 0;
  return {
    take(bytes) {
      const used = inFlight.get(bank) ?? 0;
      if (used + bytes > maxBytes) refuse('BUSY', { retryAfterSeconds: 5 });
      inFlight.set(bank, used + bytes);
      taken += bytes;
    },
    giveBack() {
      inFlight.set(bank, (inFlight.get(bank) ?? 0) - taken);
      taken = 0;
    },
  };
}
