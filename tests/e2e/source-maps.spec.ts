import { expect, test } from './support/test.ts';

test('no script of the bank names its source map, and no address gives one', async ({
  request,
}) => {
  const shell = await (await request.get('/user')).text();
  const scripts = [...shell.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(
    ([, address = '']) => address,
  );
  expect(scripts.length).toBeGreaterThan(1);
  for (const script of scripts) {
    expect(await (await request.get(script)).text()).not.toContain('sourceMappingURL');
    const name = script.slice('/assets/'.length);
    for (const map of [`${script}.map`, `/source-maps/${name}.map`])
      expect((await request.get(map)).status(), map).toBe(404);
  }
});
