import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { slowPdf } from '../../../tests/support/slow-pdf.ts';
import { createInspector, type Inspector } from './inspector.ts';
import { nodeWalls, systemWalls } from './inspector-walls.ts';

let inspector: Inspector;
let picture: Buffer;
beforeEach(async () => {
  inspector = createInspector({ folders: [], files: [] });
  picture = await sharp({
    create: { width: 900, height: 600, channels: 4, background: '#00000000' },
  })
    .png()
    .toBuffer();
});
afterEach(() => inspector.close());

let people = 0;
/** A customer hands in a picture: each time another person, where no one is said. */
const look = (person = `person ${(people += 1)}`, of = inspector) =>
  of.uploads({ person, network: person, gone: undefined }, (ask) =>
    ask({ look: 'picture', bytes: picture, maxSide: 300 }),
  );

/** The processes this one has started, by their program. */
const processes = () =>
  execFileSync('ps', ['--ppid', String(process.pid), '-o', 'pid=,args='])
    .toString()
    .split('\n')
    .filter((line) => line.includes('inspector-process'))
    .map((line) => Number(line.trim().split(' ')[0]));

/** As it was started, with its arguments. */
const commandOf = (pid: number) =>
  execFileSync('ps', ['-ww', '-p', String(pid), '-o', 'args=']).toString();

/** The codes of those that were refused. */
async function refusalsOf(looks: Promise<unknown>[]): Promise<string[]> {
  const results = await Promise.allSettled(looks);
  return results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []));
}

test('more people than wait in line are told that the bank is busy', async () => {
  const refused = await refusalsOf(Array.from({ length: 40 }, () => look()));
  expect(refused).toEqual(Array.from({ length: 7 }, () => 'BUSY'));
});

test('one person waits with four files, and is told so with the next, while others come in', async () => {
  const all = Array.from({ length: 8 }, () => look('one'));
  all.push(look('other'));
  expect(await refusalsOf(all)).toEqual(Array.from({ length: 3 }, () => 'TOO_MANY_TRIES'));
});

test('a page that takes longer than two seconds is given up, and costs nobody else their answer', async () => {
  const slow = slowPdf();
  const beganMs = performance.now();
  const drawn = inspector.uploads({ person: 'slow', network: 'slow', gone: undefined }, (ask) =>
    ask({ look: 'page', bytes: slow, page: 1, maxSide: 1_600 }),
  );
  const others = await Promise.all([look(), look()]);
  expect(await drawn).toEqual({ found: 'refused', why: 'too slow' });
  expect(others.map(({ found }) => found)).toEqual(['picture', 'picture']);
  // On a machine that does much else, too.
  expect(performance.now() - beganMs).toBeLessThan(10_000);
});

test('what was handed in before is drawn beside what is handed in now', async () => {
  const slow = slowPdf();
  const ends: string[] = [];
  const drawn = inspector
    .drawings({ person: 'slow', network: 'slow', gone: undefined }, (ask) =>
      ask({ look: 'page', bytes: slow, page: 1, maxSide: 1_600 }),
    )
    .finally(() => ends.push('drawing'));
  await look().finally(() => ends.push('upload'));
  await drawn;
  expect(ends).toEqual(['upload', 'drawing']);
});

// Processes are found by Linux's own means.
describe.runIf(process.platform === 'linux')('its process', () => {
  test('one that dies between two files, or on the way to one, costs no picture', async () => {
    await look();
    const [pid = 0] = processes();
    const during = look();
    process.kill(pid, 'SIGKILL');
    expect((await during).found).toBe('picture');
    // Killed, and not yet known to be: the next file is sent to it.
    process.kill(processes()[0] ?? 0, 'SIGKILL');
    expect((await look()).found).toBe('picture');
  });

  test('one that died is not missed: no file ends the bank a minute later', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      await look();
      const [pid = 0] = processes();
      process.kill(pid, 'SIGKILL');
      await expect.poll(processes, { timeout: 10_000 }).toEqual([]);
      // The bank hears of its end a moment after the system does.
      await expect.poll(() => vi.getTimerCount(), { timeout: 10_000 }).toBe(1);
      expect(() => vi.runAllTimers()).not.toThrow();
    } finally {
      vi.useRealTimers();
    }
  });

  test('many at once are looked at one after the other, each with its own answer', async () => {
    const results = await Promise.all(Array.from({ length: 8 }, () => look()));
    expect(results.every(({ found }) => found === 'picture')).toBe(true);
    expect(processes()).toHaveLength(1);
  });

  test('reads no key file or process, writes and starts nothing, calls nobody [S-62]', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'inspector-'));
    const keyFile = join(folder, 'bank.key');
    writeFileSync(keyFile, 'the key of the bank');
    const root = join(import.meta.dirname, '..', '..', '..');
    const tries = {
      'the key file': `readFileSync(${JSON.stringify(keyFile)})`,
      'the environment of the bank': `readFileSync('/proc/${process.pid}/environ')`,
      'its own environment': `readFileSync('/proc/self/environ')`,
      'the rest of the code': `readFileSync(${JSON.stringify(join(root, 'server', 'base', 'sealing', 'secrets.ts'))})`,
      'a folder': `readdirSync(${JSON.stringify(root)})`,
      'a new file': `writeFileSync(${JSON.stringify(join(folder, 'new'))}, '')`,
      'a process': `require('node:child_process').execFileSync('id')`,
      'a thread': `new (require('node:worker_threads').Worker)('', { eval: true })`,
    };
    const program = `
      const { readFileSync, readdirSync, writeFileSync } = require('node:fs');
      const tried = {};
      for (const [what, code] of Object.entries(${JSON.stringify(tries)})) {
        try { eval(code); tried[what] = 'done'; } catch (error) { tried[what] = error.code; }
      }
      require('node:net').connect(80, '127.0.0.1').on('error', ({ code }) => console.log(JSON.stringify({ ...tried, 'the network': code })));`;
    const tried = JSON.parse(
      execFileSync(process.execPath, [...nodeWalls, '--eval', program], { env: {} }).toString(),
    );
    expect(tried).toEqual(
      Object.fromEntries(
        [...Object.keys(tries), 'the network'].map((what) => [what, 'ERR_ACCESS_DENIED']),
      ),
    );
    rmSync(folder, { recursive: true });
    // The process that really looks into files has these walls, and no other permission.
    await look();
    const started = commandOf(processes()[0] ?? 0);
    for (const wall of nodeWalls) expect(started).toContain(wall);
    expect(started.match(/--allow-/g)).toHaveLength(
      nodeWalls.filter((wall) => wall.startsWith('--allow-')).length,
    );
  });

  test('a program that Node does not hold sees neither data nor keys, process nor network [S-62]', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'inspector-'));
    const [dataDir, keyFile] = [join(folder, 'data'), join(folder, 'bank.key')];
    mkdirSync(dataDir);
    writeFileSync(join(dataDir, 'file'), 'of a customer');
    writeFileSync(keyFile, 'the key of the bank');
    const outer = await systemWalls({ folders: [dataDir, join(folder, 'none')], files: [keyFile] });
    // A system without namespaces says so: the doctor tells its operator.
    if (!outer) return rmSync(folder, { recursive: true });
    const inside = (...command: string[]) =>
      execFileSync(outer.command, [...outer.args, ...command]).toString();
    expect(inside('ls', dataDir)).toBe('');
    expect(inside('cat', keyFile)).toBe('');
    expect(
      inside(
        'sh',
        '-c',
        `umount ${keyFile} 2>&1; mount -t tmpfs none ${folder} 2>&1; cat ${keyFile}`,
      ),
    ).not.toContain('the key');
    expect(inside('ls', '/proc')).toBe('');
    expect(inside('sh', '-c', `kill -0 ${process.pid} 2>&1 || true`)).toContain('No such process');
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const call = `require('node:net').connect(${port}, '127.0.0.1').on('error', ({ code }) => console.log(code)).on('connect', () => process.exit())`;
    expect(inside(process.execPath, '--eval', call)).not.toBe('');
    server.close();
    rmSync(folder, { recursive: true });
    await look();
    expect(commandOf(processes()[0] ?? 0)).toMatch(/^unshare /);
  });

  test('one that ends before it can start is known by its end, and no upload waits longer', async () => {
    const hidden = { folders: [], files: [process.execPath] };
    if (!(await systemWalls(hidden))) return;
    const without = createInspector(hidden);
    const looked = look('somebody', without);
    await expect(looked).rejects.toMatchObject({
      message: 'The process that looks into files did not start.',
      cause: { message: 'It ended with 126; what it said stands above.' },
    });
    await without.close();
  });

  test('has no environment of the bank, and ends with it', async () => {
    await look();
    const [pid = 0] = processes();
    expect(
      execFileSync('sh', ['-c', `tr '\\0' '\\n' < /proc/${pid}/environ | cut -d= -f1`])
        .toString()
        .trim()
        .split('\n')
        .toSorted(),
    ).toEqual(['NODE_CHANNEL_FD', 'NODE_CHANNEL_SERIALIZATION_MODE', 'PATH']);
    await inspector.close();
    await expect.poll(processes).toEqual([]);
  });
});
