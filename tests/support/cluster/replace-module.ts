import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

/**
 * Lets a server that is started with `--import` of the caller read other code for one of its
 * modules: how a guarantee is taken away to see its test fail. No setting of the bank leads here.
 */
export function replaceModule(path: string, source: string): void {
  registerHooks({
    load: (url, context, next) =>
      url.endsWith(path) ? { format: 'module', source, shortCircuit: true } : next(url, context),
  });
}

/** The same for one line of a module. A line that is not there fails the start. */
export function replaceLine(path: string, line: string, by: string): void {
  registerHooks({
    load: (url, context, next) => {
      const loaded = next(url, context);
      if (!url.endsWith(path)) return loaded;
      const source = readFileSync(new URL(url), 'utf8');
      if (!source.includes(line)) throw new Error(`${path} has no line ${line}`);
      return { ...loaded, source: source.replace(line, by) };
    },
  });
}

/** The environment of a server that is sabotaged by a file of this folder. */
export const sabotagedBy = (file: string): Record<string, string> => ({
  NODE_OPTIONS: `--import=${pathToFileURL(`${import.meta.dirname}/${file}`).href}`,
});
