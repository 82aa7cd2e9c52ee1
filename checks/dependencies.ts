import type { Check, Finding } from './check.ts';
import { filesWhere } from './tree.ts';

const maxRuntimePackages = 25;
const exact = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

type Packages = Record<string, string>;
interface Manifest {
  dependencies?: Packages;
  devDependencies?: Packages;
  optionalDependencies?: Packages;
}

export const dependencies: Check = {
  rule: 'direct packages are few, pinned, and each one was decided',
  find(tree) {
    const { dependencies: runtime = {}, devDependencies = {}, optionalDependencies = {} } = JSON.parse(tree.get('package.json') ?? '{}') as Manifest;
    const decisions = filesWhere(tree, (file) => file.startsWith('docs/decisions/')).map(([, text]) => text);
    const findings: Finding[] = [];
    const report = (problem: string, mend: string) => findings.push({ file: 'package.json', problem, mend });

    const runtimeCount = Object.keys(runtime).length;
    if (runtimeCount > maxRuntimePackages)
      report(
        `${runtimeCount} runtime packages, more than ${maxRuntimePackages}`,
        'do it with what is there, or move what the server does not import to devDependencies',
      );
    for (const [name, version] of Object.entries({ ...runtime, ...devDependencies, ...optionalDependencies })) {
      if (!exact.test(version)) report(`${name} is not pinned (${version})`, 'write the exact version');
      if (!decisions.some((text) => text.includes(`\`${name}\``)))
        report(`${name} has no decision`, `name \`${name}\` with its reason in a page of docs/decisions/`);
    }
    return findings;
  },
};

interface Lockfile {
  packages: Record<string, { optionalDependencies?: Packages }>;
}

export const completeLockfile: Check = {
  rule: 'package-lock.json names the packages of every platform',
  find(tree) {
    const { packages } = JSON.parse(tree.get('package-lock.json') ?? '{"packages":{}}') as Lockfile;
    const locked = new Set(Object.keys(packages).map((place) => place.replace(/^.*node_modules\//, '')));
    return Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !locked.has(name))
        .map((name) => ({
          file: 'package-lock.json',
          problem: `${place} wants ${name}, which is not locked, so that \`npm ci\` refuses on a fresh clone`,
          mend: 'choose the newest version that the registry has for all platforms',
        })),
    );
  },
};
