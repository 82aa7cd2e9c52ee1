import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoConfig, makeHistory } from '../demo/make-history.ts';

const root = join(import.meta.dirname, '..', '..');
const madeOf = ['fixtures', 'scripts/demo', 'server/db/migrations', 'server/db/functions'];

/** Changes with whatever the demonstration's data depend on. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const folder of madeOf)
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
      if (entry.isFile()) hash.update(readFileSync(join(entry.parentPath, entry.name)));
  return hash.digest('hex');
}

interface NewBank {
  addTo: (dataDir: string) => Promise<void>;
  /** Pictures of the bank before say nothing about those of the new one. */
  onNewBank: () => void;
}

interface KeptBank {
  /** A copy, which the pictures may change. */
  dataDir: string;
  madeAtMs: number;
  remove(): void;
}

/**
 * A copy of the demonstration that all pictures are taken of. It is made once and kept until
 * fixtures or database change: names, numbers and days stay, and pictures can be compared.
 */
export async function copyKeptBank(
  folder: string,
  { addTo, onNewBank }: NewBank,
): Promise<KeptBank> {
  const note = join(folder, 'made.json');
  const wanted = fingerprint();
  const known = existsSync(note)
    ? (JSON.parse(readFileSync(note, 'utf8')) as { fingerprint: string; madeAtMs: number })
    : undefined;
  let madeAtMs = known?.madeAtMs ?? 0;
  if (known?.fingerprint !== wanted) {
    rmSync(folder, { recursive: true, force: true });
    onNewBank();
    const dataDir = join(folder, 'demo');
    await makeHistory(demoConfig(dataDir), () => undefined);
    await addTo(dataDir);
    madeAtMs = Date.now();
    writeFileSync(note, JSON.stringify({ fingerprint: wanted, madeAtMs }));
  }
  const copy = mkdtempSync(join(tmpdir(), 'larkmoor-shots-'));
  cpSync(folder, copy, { recursive: true });
  return {
    dataDir: join(copy, 'demo'),
    madeAtMs,
    remove: () => rmSync(copy, { recursive: true, force: true }),
  };
}
