import { chmod, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../base/config.ts';
import { startSmtp } from '../../../tests/support/smtp.ts';
import { firstPauseMs } from '../jobs/task-queue.ts';
import { createSendMail, longestAttemptMs } from './send-mail.ts';

const bank = { name: 'Larkmoor', email: 'bank@larkmoor.example' };

const mail = {
  to: 'alice.ames@mail.example',
  subject: 'A link',
  paragraphs: ['It opens your account.'],
};

test('only the bank’s own user reads the outbox, also an older version’s', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'larkmoor-outbox-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const outbox = join(dataDir, 'outbox');
  await mkdir(outbox);
  await chmod(outbox, 0o755);
  await createSendMail(readConfig({ BANK_DATA_DIR: dataDir }), bank)('one', mail);
  const modeOf = async (path: string) => (await stat(path)).mode & 0o777;
  expect([
    await modeOf(outbox),
    await readdir(outbox),
    await modeOf(join(outbox, 'one.eml')),
  ]).toEqual([0o700, ['one.eml'], 0o600]);
});

test('a server that never answers is left before another server may take the mail', async () => {
  const smtp = await startSmtp(0, { hangs: true });
  onTestFinished(() => smtp.close());
  const send = createSendMail(readConfig({ SMTP_URL: smtp.url }), bank, 300);
  await expect(send('one', mail)).rejects.toThrow('took no mail within 0.3 seconds');
  expect(longestAttemptMs).toBeLessThan(firstPauseMs);
});
