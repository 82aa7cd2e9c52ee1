import './keep-compiled-code.ts';

// Imported when it runs, so that what is compiled for it is kept.
await import('./serve-bank.ts');
