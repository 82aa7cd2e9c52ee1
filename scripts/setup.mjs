// Makes a fresh clone ready: packages, web pages, database template. Runs before every npm command
// (`prestart`, `pretest`, …). Only node: built-ins and plain JavaScript that parses on Node 18,
// because it runs before anything is installed.
import { tryLock, waitForLock } from './setup/lock.mjs';
import { fail, SetupError } from './setup/report.mjs';
import { runStep } from './setup/run-step.mjs';
import { isFresh, markFresh, observe } from './setup/stamp.mjs';
import { root, stepsNamed } from './setup/steps.mjs';

async function setUp(steps) {
  // Nothing changed: the common case takes no lock and starts no process.
  if (steps.every((step) => isFresh(step))) return;

  const release = tryLock(root) ?? (await waitForLock(root));
  try {
    for (const step of steps.filter(({ isFirst }) => isFirst)) await make(step);
    // The others need nothing of each other: side by side they take the time of the longest. One
    // that fails leaves the other its time to end well.
    const made = await Promise.allSettled(steps.filter(({ isFirst }) => !isFirst).map(make));
    const failed = made.find(({ status }) => status === 'rejected');
    if (failed) throw failed.reason;
  } finally {
    release();
  }
}

async function make(step) {
  // Another set-up may have done this step while we waited.
  if (isFresh(step)) return;
  // Read before the step runs: a file edited while it runs makes the next set-up run it again.
  const observed = observe(step);
  if (!step.alreadyDone?.()) await runStep(step);
  markFresh(step, observed);
}

try {
  await setUp(stepsNamed(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  fail(error);
}
