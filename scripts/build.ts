import { watch } from 'node:fs';
import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { buildWeb } from './build/build-web.ts';

/**
 * `node scripts/build.ts`: what the server serves. `--development` adds the kit's gallery at /ui;
 * `--into` names another folder below dist/.
 */
const { values } = parseArgs({
  options: {
    watch: { type: 'boolean', default: false },
    development: { type: 'boolean', default: false },
    into: { type: 'string', default: 'dist/web' },
  },
});

async function build(): Promise<void> {
  const startedAt = performance.now();
  const { pages, assets } = await buildWeb({
    target: values.into,
    development: values.development,
  });
  console.log(
    `web: ${pages} pages and ${assets} assets in ${values.into}, ` +
      `${((performance.now() - startedAt) / 1000).toFixed(1)} s`,
  );
}

// What set-up vouches for is being replaced: the next `npm start` builds for production again.
if (values.development && values.into === 'dist/web') await rm('.setup/web.json', { force: true });
await build();

if (values.watch) {
  let running: Promise<void> | undefined;
  let changed = false;
  const rebuild = async (): Promise<void> => {
    while (changed) {
      changed = false;
      await build().catch((failure: unknown) => console.error(failure));
    }
    running = undefined;
  };
  for (const folder of ['web', 'contract', 'config']) {
    watch(folder, { recursive: true }, () => {
      changed = true;
      running ??= rebuild();
    });
  }
}
