import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Says whether node_modules already holds what package-lock.json asks for, as after `npm ci` or
 * `npm install` by hand.
 */
export function packagesAreInstalled(root) {
  const wanted = readPackages(path.join(root, 'package-lock.json'));
  const installed = readPackages(path.join(root, 'node_modules/.package-lock.json'));
  if (!wanted || !installed) return false;
  return Object.entries(wanted).every(([place, { version, integrity, optional }]) => {
    if (place === '') return true;
    const found = installed[place];
    // An optional package that is absent belongs to another platform.
    if (!found) return optional === true;
    return found.version === version && found.integrity === integrity;
  });
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}
