import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// What Node made of some fifteen hundred files stays for the next start, which then takes half the time. Where the folder cannot be written, every start compiles anew.
enableCompileCache(join(import.meta.dirname, '..', 'dist', 'compiled'));
