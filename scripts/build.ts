import { watch } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildWeb } from './build/build-web.ts';

const { values } = parseArgs({ options: { watch: { type: 'boolean', default: false } } });

async function build(): Promise<void> {
  const startedAt = performance.now();
  const { pages, assets } = await buildWeb();
  console.log(`web: ${pages} pages and ${assets} assets in dist/web, ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
}

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
