import './keep-compiled-code.ts';
import { endWithParent } from './end-with-parent.ts';

endWithParent();
// Imported when it runs, so that what is compiled for it is kept.
await import('./serve-bank.ts');
