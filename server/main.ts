import './start/keep-compiled-code.ts';
import { endWithParent } from './start/end-with-parent.ts';

endWithParent();
// Imported when it runs, so that what is compiled for it is kept.
await import('./start/serve-bank.ts');
