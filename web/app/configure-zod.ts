import * as z from 'zod/mini';

// The page's Content-Security-Policy forbids compiling validators from text; zod must not even try.
// Imported before the first schema.
z.config({ jitless: true });
