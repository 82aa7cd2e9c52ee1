import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from './support/test.ts';

const assets = join(import.meta.dirname, '../../dist/web/assets');

test('what customers are served has no gallery: no address, and no code of it', async ({
  request,
}) => {
  const answer = await request.get('/ui');
  expect(answer.status()).toBe(404);
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts)
    expect(await readFile(join(assets, script), 'utf8'), script).not.toContain(
      'Components and states',
    );
});
