import type { Check, Finding } from './check.ts';
import { lineAt } from './parse.ts';

const digest = /@sha256:[0-9a-f]{64}$/;

/** The images that a Dockerfile begins with; a stage may begin with an earlier one. */
function basesOf(text: string): { name: string; at: number }[] {
  const stages = new Set<string>();
  return [...text.matchAll(/^FROM (\S+)(?: AS (\S+))?$/gm)].flatMap(
    ({ index, 1: name = '', 2: stage }) => {
      const isStage = stages.has(name);
      if (stage !== undefined) stages.add(stage);
      return isStage ? [] : [{ name, at: index }];
    },
  );
}

/** Images of other people in a compose file: ours is built, and has a name alone. */
const othersOf = (text: string) =>
  [...text.matchAll(/^ {4}image: (\S+)$/gm)]
    .map(({ index, 1: name = '' }) => ({ name, at: index }))
    .filter(({ name }) => name !== 'larkmoor');

export const pinnedImages: Check = {
  rule: 'images are named by their digest, take nothing that changes by the day, and run as a number',
  find(tree) {
    const dockerfile = tree.get('Dockerfile') ?? '';
    const compose = tree.get('compose.yaml') ?? '';
    const findings: Finding[] = [];
    const named = [
      ...basesOf(dockerfile).map((image) => ({ file: 'Dockerfile', text: dockerfile, ...image })),
      ...othersOf(compose).map((image) => ({ file: 'compose.yaml', text: compose, ...image })),
    ];
    for (const { file, text, name, at } of named)
      if (!digest.test(name))
        findings.push({
          file,
          line: lineAt(text, at),
          problem: `${name} is another image each time it is pulled`,
          mend: 'add @sha256: and the digest of its index',
        });
    for (const { index } of dockerfile.matchAll(/\bapt(?:-get)? (?:update|install)\b/g))
      findings.push({
        file: 'Dockerfile',
        line: lineAt(dockerfile, index),
        problem: 'installs what Debian has on the day it is built',
        mend: 'do without, or take it from package-lock.json',
      });
    const user = [...dockerfile.matchAll(/^USER (\S+)$/gm)].at(-1)?.[1] ?? 'root';
    if (dockerfile !== '' && !/^[1-9]\d*(:[1-9]\d*)?$/.test(user))
      findings.push({
        file: 'Dockerfile',
        problem: `it runs as ${user}, and Kubernetes cannot see that this is not root`,
        mend: 'end with USER and a number',
      });
    return findings;
  },
};
