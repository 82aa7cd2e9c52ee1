import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '..', '..', 'dist', 'compiled');

// Keeps what Node compiled of some fifteen hundred files for the next start, which then takes half
// the time. Where the folder cannot be written, every start compiles again.
enableCompileCache(folder);
// The threads of this process learn of it here.
process.env['NODE_COMPILE_CACHE'] ??= folder;
