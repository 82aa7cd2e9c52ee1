import { endWithParent } from '../server/start/end-with-parent.ts';
import { demoEnvironment } from './demo/make-history.ts';
import { makeDemoOnce, signInLines } from './demo/make-once.ts';

const folder = process.env['BANK_DATA_DIR'] ?? './demo';

endWithParent();
await makeDemoOnce(folder);
console.log(signInLines().join('\n'));
for (const [name, value] of Object.entries(demoEnvironment(folder))) {
  if (value === undefined) delete process.env[name];
  else process.env[name] = value;
}
await import('../server/main.ts');
