import './start/keep-compiled-code.ts';
import { endWithParent } from './start/end-with-parent.ts';
import { giveMemoryBackAtRest } from './start/give-memory-back.ts';
import { useLittleMemory } from './start/use-little-memory.ts';

// Not where another program has loaded this one: it would be lost.
if (import.meta.main) useLittleMemory();
endWithParent();
// Imported when they run, so that what is compiled for them is kept. The database, in a thread of its
// own, starts while the bank is loaded.
const { beginToServe } = await import('./start/begin-to-open.ts');
const begun = beginToServe(process.env);
// The bank says to its operator why it failed.
await begun.catch(() => undefined);
const { serveBank } = await import('./start/serve-bank.ts');
await serveBank(begun);
giveMemoryBackAtRest();
