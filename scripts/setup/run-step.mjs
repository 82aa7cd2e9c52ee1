import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { explain, SetupError, say } from './report.mjs';
import { root } from './steps.mjs';

const keptCharacters = 20_000;

/**
 * Runs a step's command. Its output is shown only when it fails: a person who starts a bank need
 * not read npm.
 */
export async function runStep(step) {
  const startedMs = Date.now();
  say(`${step.says} …`);
  const { program, args } = step.command();
  const { code, output } = await run(program, args);
  if (code === 0) step.finish?.();
  const missing = step.outputs.find((file) => !existsSync(path.join(root, file)));
  if (code !== 0 || missing !== undefined) {
    say(output.trimEnd());
    if (code === 0)
      throw new SetupError(
        `"${step.says}" ended well but left no ${missing}.`,
        'This is a fault of the project. Please report it with the lines above.',
      );
    throw explain(output, `finish "${step.says}"`);
  }
  say(`${step.says}: done in ${((Date.now() - startedMs) / 1000).toFixed(1)} s`);
}

function run(program, args) {
  return new Promise((resolve) => {
    let output = '';
    const keep = (chunk) => {
      output = (output + chunk).slice(-keptCharacters);
    };
    const child = spawn(program, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: program.endsWith('.cmd'),
    });
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) =>
      resolve({ code: 1, output: `${output}\n${error.code} ${error.message}` }),
    );
    // Some builders colour their messages even when asked not to.
    child.on('close', (code) =>
      resolve({ code: code ?? 1, output: stripVTControlCharacters(output) }),
    );
  });
}
