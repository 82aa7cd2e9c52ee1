/**
 * Chromium looks for updates and signs in to services by itself; a browser of ours talks to our
 * server only. Its own sandbox does not start as root, which CI is.
 */
export const quietChromium = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
