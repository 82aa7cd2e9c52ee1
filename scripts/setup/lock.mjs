import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { explain, say, SetupError } from './report.mjs';

const patienceMs = 10 * 60_000;
const pollMs = 200;

const lockFile = (root) => path.join(root, '.setup', 'lock');

/** Takes the lock and returns how to release it; undefined while another live set-up holds it. */
export function tryLock(root) {
  const lock = lockFile(root);
  const mine = `${lock}.${process.pid}`;
  try {
    mkdirSync(path.dirname(lock), { recursive: true });
    writeFileSync(mine, String(process.pid));
  } catch (error) {
    throw explain(error, `write ${mine}`);
  }
  try {
    removeDeadLock(lock);
    // A hard link appears whole or not at all, so no other set-up reads a lock without its pid.
    linkSync(mine, lock);
  } catch (error) {
    if (error.code === 'EEXIST') return undefined;
    throw explain(error, `write ${lock}`);
  } finally {
    rmSync(mine, { force: true });
  }
  const release = () => rmSync(lock, { force: true });
  releaseWhenStopped(release);
  return release;
}

/** Waits for another set-up that is running. */
export async function waitForLock(root) {
  say(
    `Another set-up is running (process ${holder(lockFile(root)) ?? 'unknown'}); waiting for it.`,
  );
  const until = Date.now() + patienceMs;
  while (Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, pollMs));
    const release = tryLock(root);
    if (release) return release;
  }
  throw new SetupError(
    'Another set-up has not finished within 10 minutes.',
    `If no other set-up is running, delete ${lockFile(root)} and try again.`,
  );
}

function removeDeadLock(lock) {
  const pid = holder(lock);
  if (pid === undefined || isAlive(pid)) return;
  const taken = `${lock}.dead.${process.pid}`;
  try {
    renameSync(lock, taken);
  } catch {
    return;
  }
  // Between reading and renaming, another set-up may have replaced the dead lock with its own: give
  // that one back.
  if (holder(taken) !== pid) linkSync(taken, lock);
  rmSync(taken, { force: true });
}

function holder(lock) {
  try {
    const pid = Number.parseInt(readFileSync(lock, 'utf8'), 10);
    return Number.isInteger(pid) ? pid : undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function releaseWhenStopped(release) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => {
      release();
      process.exit(1);
    });
  }
}
