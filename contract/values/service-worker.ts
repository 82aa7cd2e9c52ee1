/** The page that registers the service worker, and the one that it shows without a connection. */
export const devicePath = '/this-device';
export const offlinePath = '/offline';

/**
 * The Trusted Types policy of the page that registers the service worker. Every other page allows
 * none: a script that an attacker brought into them could register nothing.
 */
export const workerPolicy = 'larkmoor-service-worker';
