import { openSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createLog } from './log.ts';

test.runIf(process.platform === 'linux')(
  'F-06: a log whose disk is full does not stop who writes it',
  async () => {
    const log = createLog('info', { file: openSync('/dev/full', 'a') });
    for (let line = 1; line <= 1_000; line += 1) log.info({ line }, 'request');
    // An error event without a listener would end this process in a later turn.
    await new Promise(setImmediate);
    expect(log.isLevelEnabled('info')).toBe(true);
  },
);
