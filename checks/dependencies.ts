import type { Check, Finding } from './check.ts';
import { filesWhere, type Tree } from './tree.ts';

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
    const {
      dependencies: runtime = {},
      devDependencies = {},
      optionalDependencies = {},
    } = JSON.parse(tree.get('package.json') ?? '{}') as Manifest;
    const decisions = filesWhere(tree, (file) => file.startsWith('docs/decisions/')).map(
      ([, text]) => text,
    );
    const findings: Finding[] = [];
    const report = (problem: string, mend: string) =>
      findings.push({ file: 'package.json', problem, mend });

    const runtimeCount = Object.keys(runtime).length;
    if (runtimeCount > maxRuntimePackages)
      report(
        `${runtimeCount} runtime packages, more than ${maxRuntimePackages}`,
        'do it with what is there, or move what the server does not import to devDependencies',
      );
    for (const [name, version] of Object.entries({
      ...runtime,
      ...devDependencies,
      ...optionalDependencies,
    })) {
      if (!exact.test(version))
        report(`${name} is not pinned (${version})`, 'write the exact version');
      if (!decisions.some((text) => text.includes(`\`${name}\``)))
        report(
          `${name} has no decision`,
          `name \`${name}\` with its reason in a page of docs/decisions/`,
        );
    }
    return findings;
  },
};

interface Lockfile {
  packages: Record<
    string,
    { optionalDependencies?: Packages; integrity?: string; hasInstallScript?: boolean }
  >;
}

function notLocked(tree: Tree): Finding[] {
  const { packages } = JSON.parse(tree.get('package-lock.json') ?? '{"packages":{}}') as Lockfile;
  const locked = new Set(
    Object.keys(packages).map((place) => place.replace(/^.*node_modules\//, '')),
  );
  return Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !locked.has(name))
      .map((name) => ({
        file: 'package-lock.json',
        problem:
          `${place} wants ${name}, which is not locked, so that \`npm ci\` refuses on a fresh ` +
          'clone',
        mend: 'choose the newest version that the registry has for all platforms',
      })),
  );
}

// In backticks it is talked about.
const installs = /(?<!`)\bnpm(?:\(| +)'?ci\b[^\n]*/g;

/** The code installed is the code looked at, and none of it runs before the bank does. */
function notHeld(tree: Tree): Finding[] {
  const { packages } = JSON.parse(tree.get('package-lock.json') ?? '{"packages":{}}') as Lockfile;
  const unlocked = Object.entries(packages)
    .filter(
      ([place, { integrity = '' }]) => place !== '' && !/^sha512-[\w+/]{86}==$/.test(integrity),
    )
    .map(([place]) => ({
      file: 'package-lock.json',
      problem: `${place} has no SHA-512`,
      mend: 'install it from the registry, and no other way',
    }));
  const running = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([place]) => ({
      file: 'package-lock.json',
      problem: `${place} runs a script when it is installed`,
      mend: 'choose a package that comes as it is used',
    }));
  const installers = filesWhere(
    tree,
    (file) => file === 'Dockerfile' || file.startsWith('scripts/') || file.startsWith('.ci/'),
  );
  const careless = installers.flatMap(([file, text]) =>
    [...text.matchAll(installs)]
      .filter(([line]) => !line.includes('--ignore-scripts'))
      .map(() => ({
        file,
        problem: 'installs packages and lets them run scripts',
        mend: 'pass --ignore-scripts to `npm ci`',
      })),
  );
  return [...unlocked, ...running, ...careless];
}

export const wholeLockfile: Check = {
  rule: 'package-lock.json has the packages of every platform by their hash, and none runs when it is installed',
  find: (tree) => [...notLocked(tree), ...notHeld(tree)],
};
