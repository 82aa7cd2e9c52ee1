import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const web = join(import.meta.dirname, '../../../dist/web');

const read = (address: string) => readFileSync(join(web, address), 'utf8');

/** KiB of what is at these addresses, as it travels: compressed by the build. */
export const kibOf = (addresses: readonly string[]): number =>
  addresses.reduce((sum, address) => sum + statSync(join(web, `${address}.br`)).size, 0) / 1024;

export const scriptsOf = (addresses: readonly string[]): string[] =>
  addresses.filter((address) => address.endsWith('.js'));

/** A script's address, and what it is called in every build. */
const script = /([\w.-]+?)(?:\.es)?-[\w-]{7}\.js\b/g;

/** The scripts that a file names, by what they are called and in which order. */
function namedBy(text: string): Map<string, string> {
  const found = new Map<string, string>();
  const times = new Map<string, number>();
  for (const file of new Set(text.match(script))) {
    const name = file.replace(script, '$1');
    const time = (times.get(name) ?? 0) + 1;
    times.set(name, time);
    found.set(`${name} ${time}`, `/assets/${file}`);
  }
  return found;
}

let spanishOf: Map<string, string> | undefined;

/** Both builds side by side, from what their pages load to the last part of a page. */
function pairScripts(): Map<string, string> {
  const pairs = new Map<string, string>();
  const pair = (english: string, spanish: string) => {
    const others = namedBy(spanish);
    for (const [name, file] of namedBy(english)) {
      const other = others.get(name);
      if (other === undefined || pairs.has(file)) continue;
      pairs.set(file, other);
      pair(read(file), read(other));
    }
  };
  for (const page of ['app.html', 'login.html']) pair(read(`en/${page}`), read(`es/${page}`));
  return pairs;
}

/**
 * Names what a Spanish page loads where the English one loads these: both builds have the same
 * files, with other texts in them. One walk of the pages in a browser so weighs both languages.
 */
export const inSpanish = (scripts: readonly string[]): string[] =>
  scripts.map((address) => {
    const found = (spanishOf ??= pairScripts()).get(address);
    if (found === undefined) throw new Error(`${address} has no Spanish counterpart.`);
    return found;
  });
