/** Put in by the bundler: the one thing that the pages know of how they were built. */
interface ImportMeta {
  readonly env: { readonly MODE: 'development' | 'production' };
}
