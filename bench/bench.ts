import { runBenchesStage } from '../scripts/test/benches-stage.ts';
import { benches } from './benches.ts';

/*
 * npm run bench -- NAME [OPTIONS]: measures a figure of the README and the figure it is compared
 * with, both in one run on this machine. npm run bench -- smoke: runs each bench for about two
 * seconds, to see that all still work.
 */

const [name = '', ...options] = process.argv.slice(2);
const bench = benches[name];
if (bench) {
  const { run } = await bench.load();
  await run(options);
} else if (name === 'smoke') {
  const { failed, passed } = await runBenchesStage();
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
} else {
  console.error(
    [
      'Usage: npm run bench -- NAME',
      ...Object.values(benches).map(({ usage }) => `  ${usage}`),
      '  smoke                          each of them for about two seconds',
    ].join('\n'),
  );
  process.exitCode = 1;
}
