import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { buildWeb } from './build/build-web.ts';

/**
 * `node scripts/build.ts`: what the server serves. `--development` adds the kit's gallery at /ui;
 * `--into` names another folder below dist/.
 */
const { values } = parseArgs({
  options: {
    development: { type: 'boolean', default: false },
    into: { type: 'string', default: 'dist/web' },
  },
});

// Set-up vouches for the pages now replaced: the next `npm start` builds for production again.
if (values.development && values.into === 'dist/web') await rm('.setup/web.json', { force: true });
const startedAt = performance.now();
const { pages, assets } = await buildWeb({
  target: values.into,
  development: values.development,
});
console.log(
  `web: ${pages} pages and ${assets} assets in ${values.into}, ` +
    `${((performance.now() - startedAt) / 1000).toFixed(1)} s`,
);
