import { statSync } from 'node:fs';
import { join } from 'node:path';

const web = join(import.meta.dirname, '../../../dist/web');

/** KiB of what is at these addresses, as it travels: compressed by the build. */
export const kibOf = (addresses: readonly string[]): number =>
  addresses.reduce((sum, address) => sum + statSync(join(web, `${address}.br`)).size, 0) / 1024;

export const scriptsOf = (addresses: readonly string[]): string[] =>
  addresses.filter((address) => address.endsWith('.js'));
