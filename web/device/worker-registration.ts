import { workerPolicy } from '../../contract/values/service-worker.ts';

/** Where the build puts it. */
const workerAddress = '/service-worker.js';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): string };
}

/**
 * The one policy of the bank, allowed on this page alone: it makes the one address and nothing
 * else. A browser without Trusted Types takes the address itself.
 */
function trustedAddress(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  if (trustedTypes === undefined) return workerAddress;
  const policy = trustedTypes.createPolicy(workerPolicy, { createScriptURL: () => workerAddress });
  return policy.createScriptURL('');
}

let address: string | undefined;

/** @throws where the browser keeps nothing, or the worker cannot be fetched whole. */
export async function startWorker(): Promise<void> {
  // A policy of one name is made once in a page.
  address ??= trustedAddress();
  await navigator.serviceWorker.register(address, { scope: '/', updateViaCache: 'none' });
  await navigator.serviceWorker.ready;
}

export async function findWorker(): Promise<ServiceWorkerRegistration | undefined> {
  // Absent in private windows of some browsers, and on plain http.
  if (!('serviceWorker' in navigator)) return undefined;
  return await navigator.serviceWorker.getRegistration('/').catch(() => undefined);
}

/** Takes it back with everything it kept. */
export async function removeWorker(): Promise<void> {
  await (await findWorker())?.unregister();
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
}
