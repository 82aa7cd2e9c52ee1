import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const page = join(import.meta.dirname, '..', '..', '..', 'docs', 'manual.md');

export const machineNames = ['bank1', 'bank2'] as const;
export type MachineName = (typeof machineNames)[number];

/** Commands of the manual, as an operator types them on one machine or on both. */
interface Block {
  /** The heading above it. */
  heading: string;
  on: readonly MachineName[];
  commands: string;
}

/**
 * Every block of the manual in the order of the page. Refused is a block for no machine, and one
 * whose machine a reader does not see: in the heading, or in the line before. A block indented in a
 * list is a choice of the reader, and none of them. “Type [3](#…) and [4](#…) on bank2” has the
 * blocks of those headings typed there.
 */
export function blocksOfManual(text = readFileSync(page, 'utf8')): Block[] {
  let heading = '';
  const blocks: Block[] = [];
  const numbered = (number: string) => {
    const found = blocks.filter((block) => block.heading.startsWith(`${number}. `));
    if (found.length === 0) throw new Error(`Nothing is typed under a heading ${number} before.`);
    return found;
  };
  const ways = /^## (.+)$|^Type (\[[^.]+?) on (bank[12])\b|^```(.*)\n([^]*?)^```$/gm;
  for (const match of text.matchAll(ways)) {
    const { index, 1: head, 2: others, 3: there, 4: info, 5: commands = '' } = match;
    heading = head ?? heading;
    for (const [, number = ''] of others?.matchAll(/\[(\d+)\]/g) ?? [])
      blocks.push(
        ...numbered(number).map((block) => ({
          heading: `${heading}: ${block.heading}`,
          on: machineNames.filter((name) => name === there),
          commands: block.commands,
        })),
      );
    if (info === undefined) continue;
    const on = info === 'sh both' ? machineNames : machineNames.filter((m) => info === `sh ${m}`);
    if (on.length === 0)
      throw new Error(`A block under “${heading}” is for "${info}", and no machine of that name.`);
    const before = text.slice(0, index).trimEnd().split('\n').at(-1) ?? '';
    if (!`${heading} ${before}`.toLowerCase().includes(info.replace('sh ', 'on ')))
      throw new Error(`Nobody sees that a block under “${heading}” is for "${info}".`);
    blocks.push({ heading, on, commands });
  }
  return blocks;
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
