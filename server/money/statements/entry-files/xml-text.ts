/**
 * Escapes what would be markup, and nothing else: libofx drops `&apos;` and `&quot;`, and ofx-js
 * leaves them as they are.
 */
export const xmlText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
