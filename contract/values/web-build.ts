/**
 * Each answer of the bank says in this header which build its pages are of, so that a tab that was
 * opened before notices.
 */
export const webBuildHeader = 'web-build';
