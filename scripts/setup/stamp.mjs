import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentHash, listFiles, listingHash } from './fingerprint.mjs';
import { explain } from './report.mjs';
import { root } from './steps.mjs';

/** Says whether a step's inputs are as when it last succeeded, and its outputs still there. */
export function isFresh(step) {
  if (!step.outputs.every((output) => existsSync(path.join(root, output)))) return false;
  const stamp = readStamp(step);
  if (!stamp) return false;
  const files = listFiles(root, step.inputs);
  if (stamp.listing === listingHash(files)) return true;
  // Times differ after a checkout or a touch; only the content decides.
  if (stamp.content !== contentHash(root, files)) return false;
  writeStamp(step, { listing: listingHash(files), content: stamp.content });
  return true;
}

/** Reads the step's inputs as they are now, for `markFresh` to keep once it has succeeded. */
export function observe(step) {
  const files = listFiles(root, step.inputs);
  return { listing: listingHash(files), content: contentHash(root, files) };
}

export function markFresh(step, observed) {
  writeStamp(step, observed);
}

const stampFile = (step) => path.join(root, '.setup', `${step.name}.json`);

function readStamp(step) {
  try {
    return JSON.parse(readFileSync(stampFile(step), 'utf8'));
  } catch {
    return undefined;
  }
}

function writeStamp(step, stamp) {
  const file = stampFile(step);
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    // Renamed into place, so that another set-up at the same time never reads half a stamp.
    writeFileSync(`${file}.${process.pid}`, JSON.stringify(stamp));
    renameSync(`${file}.${process.pid}`, file);
  } catch (error) {
    throw explain(error, `write ${file}`);
  }
}
