import { replaceLine, replaceModule } from './replace-module.ts';

// Commits that were only made in memory are answered at once.
replaceModule(
  '/server/ledger/postgresql/flush-barrier.ts',
  `export const createFlushBarrier = () => ({
    flushed: () => Promise.resolve(),
    close: () => Promise.resolve(),
  });`,
);

// Every batch relies on the barrier: a small one, that waits for the disk by itself, would take
// along what was answered before it.
replaceLine(
  '/server/ledger/postgresql/group-commit.ts',
  'const worthAFlush = 32;',
  'const worthAFlush = 1;',
);
