import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '..', '..', 'dist', 'compiled');

// What Node made of some fifteen hundred files stays for the next start, which then takes half the
// time. Where the folder cannot be written, every start compiles anew.
enableCompileCache(folder);
// The threads of this process learn of it here.
process.env['NODE_COMPILE_CACHE'] ??= folder;
