import { onlineManager } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createQueryClient } from './query-client.ts';

test('offline, what is sent fails at once, and never goes out by itself', async () => {
  const client = createQueryClient();
  client.mount();
  onlineManager.setOnline(false);
  let tries = 0;
  const mutationFn = () => Promise.reject(new Error(`No line ${(tries += 1)}`));
  await expect(
    client.getMutationCache().build(client, { mutationFn }).execute(undefined),
  ).rejects.toThrow('No line 1');
  onlineManager.setOnline(true);
  await client.resumePausedMutations();
  expect(tries).toBe(1);
  client.unmount();
});
