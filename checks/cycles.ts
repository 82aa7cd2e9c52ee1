import type { Check, Finding } from './check.ts';
import { importsOf } from './imports.ts';

export const cycles: Check = {
  rule: 'no file imports itself through others',
  find(tree) {
    const targets = new Map<string, string[]>();
    for (const { from, to, isPackage } of importsOf(tree)) {
      if (!isPackage) targets.set(from, [...(targets.get(from) ?? []), to]);
    }
    const findings: Finding[] = [];
    const done = new Set<string>();
    const visit = (file: string, way: string[]) => {
      const start = way.indexOf(file);
      if (start !== -1) {
        findings.push({
          file,
          problem: `cycle: ${[...way.slice(start), file].join(' → ')}`,
          mend: 'move what two of them share into a file of its own below both',
        });
        return;
      }
      if (done.has(file)) return;
      for (const target of targets.get(file) ?? []) visit(target, [...way, file]);
      done.add(file);
    };
    for (const file of targets.keys()) visit(file, []);
    return findings;
  },
};
