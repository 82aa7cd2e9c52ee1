import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { registerCustomer } from '../../fixtures/people.ts';
import { bankCommand } from '../../tests/support/bank-command.ts';
import { startBankServer } from '../../tests/support/bank-server.ts';

/** The output of a command that ended with 1. */
const failed = async (command: Promise<string>): Promise<string> =>
  await command.then(
    () => expect.unreachable(),
    ({ stdout, stderr }: { stdout: string; stderr: string }) => `${stdout}${stderr}`,
  );

test('a folder of files is taken: the right ones once, the wrong ones by a line with the reason', async () => {
  const server = await startBankServer();
  const { checking } = await registerCustomer(server.call, 'alice.ames');
  await server.stop();
  const env = { BANK_DATA_DIR: server.dataDir, BANK_SANDBOX: '1' };
  const ach = (...args: string[]) => bankCommand(['ach', ...args], env);
  const folder = join(server.dataDir, 'ach-in');
  mkdirSync(folder);
  const [salary, unknown, wrong] = ['a.ach', 'b.ach', 'c.ach'].map((name) => join(folder, name));
  if (!salary || !unknown || !wrong) throw new Error('three files');
  await ach('sample', salary, checking.number, '1234.50');
  await ach('sample', unknown, '999999999', '7');
  writeFileSync(
    wrong,
    readFileSync(salary, 'latin1').replace('SAMPLE EMPLOYER ', 'SAMPLE EMPLOYER'),
  );
  writeFileSync(join(folder, '.unfinished'), 'not looked at');

  expect(await failed(ach('check', salary, wrong))).toContain(
    `${salary}: right. Batches: 1; entries: 1; credits: $1,234.50; debits: $0.00.\n${wrong}: wrong. Line 2, column 94:`,
  );
  const said = await failed(ach('in', folder));
  expect(said).toContain(`${salary}: taken. Batches: 1; entries: 1; credits: $1,234.50`);
  expect(said).toContain(`${wrong}: refused, and nothing of it was taken. Line 2, column 94:`);
  expect(said.trim().split('\n')).toHaveLength(3);
  expect(await ach('in', salary)).toContain('was taken before. Nothing was changed.');
  const listed = await ach('list');
  expect(listed).toMatch(/a\.ach {2}waiting: 1\n/);
  expect(listed).toMatch(/c\.ach {2}refused\. Line 2, column 94: /);
  expect(listed).toMatch(
    /b\.ach line 3 .* \$7\.00 {2}SAMPLE EMPLOYER to ACCOUNT HOLDER {2}return due R03/,
  );

  expect(await failed(ach('in', join(folder, 'none')))).toContain('cannot be read');
  expect(await failed(ach('sample', salary, checking.number, '1'))).toContain('exists already');
  for (const args of [
    [],
    ['in'],
    ['sample', 'x.ach', '12', '1'],
    ['sample', 'x.ach', '999999999', '-1'],
  ])
    expect(await failed(ach(...args))).toContain('Usage: npm run bank -- ach in');
  await server.close();
});
