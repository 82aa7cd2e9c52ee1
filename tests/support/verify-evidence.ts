import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPython } from '../../scripts/test/find-python.ts';

const script = 'docs/evidence/verify.py';

export interface Verdict {
  /** 0: all holds; 1: something does not; 3: nothing speaks against it, but not all was checked. */
  code: number;
  said: string;
}

export interface Run {
  evidence: unknown;
  args?: readonly string[];
}

// Many files by one Python, each as the script's own run: it loads its libraries once.
const runner = `
import contextlib, io, json, sys
script, verdicts = compile(open("${script}").read(), "${script}", "exec"), []
for text, args in json.load(open(sys.argv[1])):
    said, code, given = io.StringIO(), None, text
    sys.argv = ["${script}", "FILE", *args]
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
        try:
            exec(script, {"__name__": "__main__", "open": lambda file: io.StringIO(given)})
        except SystemExit as end:
            code = end.code
    text = code if isinstance(code, str) else ""
    verdicts.append({"code": 1 if text else code, "said": said.getvalue() + text})
print(json.dumps(verdicts))
`;

/** The script's verdicts on files of evidence. */
export async function verifyEvidence(runs: readonly Run[]): Promise<Verdict[]> {
  const folder = await mkdtemp(join(tmpdir(), 'larkmoor-evidence-'));
  try {
    const list = join(folder, 'runs');
    await writeFile(
      list,
      JSON.stringify(runs.map(({ evidence, args = [] }) => [JSON.stringify(evidence), args])),
    );
    const output = await new Promise<string>((resolve, reject) => {
      execFile(
        findPython() ?? 'python3',
        ['-c', runner, list],
        { maxBuffer: 64 << 20 },
        (error, stdout) =>
          error ? reject(new Error(error.message, { cause: error })) : resolve(stdout),
      );
    });
    return JSON.parse(output) as Verdict[];
  } finally {
    await rm(folder, { recursive: true });
  }
}
