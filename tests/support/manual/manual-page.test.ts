import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { blocksOfManual, withNames } from './manual-page.ts';

test('each block of the manual says on which machine it is typed, where a reader sees it', () => {
  const [naming, ...blocks] = blocksOfManual();
  expect(naming?.on).toEqual(['bank1', 'bank2']);
  expect(blocks.length).toBeGreaterThan(8);
  expect(() => blocksOfManual('## Standby\n```sh bank2\nls\n```\n')).toThrow(
    'Nobody sees that a block under “Standby” is for "sh bank2".',
  );
  expect(blocksOfManual('## Standby\nOn bank2:\n\n```sh bank2\nls\n```\n')).toMatchObject([
    { on: ['bank2'], commands: 'ls\n' },
  ]);
  expect(() => blocksOfManual('## Standby, on bank2\n```sh\nls\n```\n')).toThrow('no machine of');
});

test('what is typed once more on another machine is what stands under the heading, to the letter', () => {
  const text =
    '## 3. Code, on bank1\n```sh bank1\nls\n```\n## 4. Mail, on bank1\n```sh bank1\npwd\n```\n' +
    '## 5. bank1 is lost\nType [3](#3-code) and\n[4](#4-mail) on bank2.\n';
  expect(blocksOfManual(text).slice(2)).toEqual([
    { heading: '5. bank1 is lost: 3. Code, on bank1', on: ['bank2'], commands: 'ls\n' },
    { heading: '5. bank1 is lost: 4. Mail, on bank1', on: ['bank2'], commands: 'pwd\n' },
  ]);
  expect(() => blocksOfManual('## 5. Lost\nType [8](#8-bank) on bank2.\n')).toThrow('heading 8');
  const again = blocksOfManual().filter(({ heading }) => heading.includes('is lost: '));
  expect(again.map(({ heading }) => /: (\d+)\./.exec(heading)?.[1])).toEqual(
    '3 4 8 9 10'.split(' '),
  );
});

test('other names are put in for those that the page gives, and for no others', () => {
  expect(withNames('export BANK1=10.0.0.1 BANK2=10.0.0.2\n', { BANK2: '198.18.0.2' })).toBe(
    'export BANK1=10.0.0.1 BANK2=198.18.0.2\n',
  );
  expect(() => withNames('export BANK1=10.0.0.1\n', { BANK3: 'x' })).toThrow('gives no BANK3');
});

test('no machine has a password that everybody reads on the page: as it is printed it does not run', () => {
  const [naming] = blocksOfManual();
  const printed = naming?.commands ?? '';
  const show = (commands: string) =>
    spawnSync('bash', ['-euc', `${commands}\nprintf %s "$STANDBY_PASSWORD"`], { encoding: 'utf8' });
  expect(show(printed)).toMatchObject({ stdout: '' });
  expect(show(printed).status).not.toBe(0);
  expect(show(withNames(printed, { STANDBY_PASSWORD: 'of-mine' }))).toMatchObject({
    stdout: 'of-mine',
    status: 0,
  });
});
