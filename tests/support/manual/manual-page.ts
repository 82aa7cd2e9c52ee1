import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const page = join(import.meta.dirname, '..', '..', '..', 'docs', 'manual.md');

export const machineNames = ['bank1', 'bank2'] as const;
export type MachineName = (typeof machineNames)[number];

/** Commands of the manual, as somebody types them on one machine or on both. */
interface Block {
  /** The heading it stands under. */
  heading: string;
  on: readonly MachineName[];
  commands: string;
}

/**
 * Every block of the manual in the order of the page. Refused is a block for no machine, and one
 * whose machine a reader does not see: in the heading, or in the line before. What is indented in
 * a list is a choice of the reader, and none of them.
 */
export function blocksOfManual(text = readFileSync(page, 'utf8')): Block[] {
  let heading = '';
  return [...text.matchAll(/^## (.+)$|^```(.*)\n([^]*?)^```$/gm)].flatMap(
    ({ index, 1: head, 2: info, 3: commands = '' }) => {
      heading = head ?? heading;
      if (info === undefined) return [];
      const on = info === 'sh both' ? machineNames : machineNames.filter((m) => info === `sh ${m}`);
      if (on.length === 0)
        throw new Error(
          `A block under “${heading}” is for "${info}", and no machine of that name.`,
        );
      const before = text.slice(0, index).trimEnd().split('\n').at(-1) ?? '';
      if (!`${heading} ${before}`.toLowerCase().includes(info.replace('sh ', 'on ')))
        throw new Error(`Nobody sees that a block under “${heading}” is for "${info}".`);
      return [{ heading, on, commands }];
    },
  );
}

/** The block that names things, with other values. Only names that the page gives can be given. */
export function withNames(commands: string, names: Record<string, string>): string {
  let text = commands;
  for (const [name, value] of Object.entries(names)) {
    const given = new RegExp(`\\b${name}=\\S+`);
    if (!given.test(text)) throw new Error(`The manual gives no ${name}.`);
    text = text.replace(given, () => `${name}=${value}`);
  }
  return text;
}
