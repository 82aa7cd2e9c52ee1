import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { startPayingBank } from '../support/paying-bank.ts';

/** docs/operating.md, "Start", names a machine of 512 MB: this is left of it for the bank. */
const leftForTheBankMb = 384;

/** The heap that Node gives itself on such a machine. */
const heapMb = 256;

/** The most that a process has had in memory since it began, programs and libraries included. */
function peakMb(pid: number): number {
  const [, kb] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kb) / 1_024;
}

test('on the smallest machine of the manual a new bank starts, signs people up and pays, and starts again', async () => {
  const { server, pay } = await startPayingBank({
    NODE_OPTIONS: `--max-old-space-size=${heapMb}`,
  });
  onTestFinished(() => server.close());
  for (let wave = 1; wave <= 3; wave += 1)
    for (const answer of await Promise.all(
      Array.from({ length: 32 }, (_, index) => pay(`paid-${wave}-${index}`)),
    ))
      expect(answer.status).toBe(201);
  expect(peakMb(server.pid())).toBeLessThan(leftForTheBankMb);

  expect(await server.stop()).toBe(0);
  await server.start();
  expect((await pay('paid-again')).status).toBe(201);
  expect(peakMb(server.pid())).toBeLessThan(leftForTheBankMb);
});
