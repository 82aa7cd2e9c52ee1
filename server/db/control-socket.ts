import { chmod, rm } from 'node:fs/promises';
import { createConnection, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { copyEmbedded, removeLeftCopies } from './backup/copy-embedded.ts';
import { writeBackup } from './backup/write-backup.ts';
import type { Database } from './database.ts';

/*
 * An embedded bank is open in the server's process alone, so a tool asks the server: it connects to
 * `control.sock` in the data folder, which only the owner of the folder can do, and says what it
 * wants. `backup` answers with the file, `doctor` with what the server finds of itself, `note` with
 * nothing once the server has written into its trail what a doctor found.
 */

const backupCommand = 'backup';
const doctorCommand = 'doctor';
const noteCommand = 'note';
/** The word that distinguishes a note that was written from one that failed. */
const noted = 'noted\n';

// A tool that went silent must not keep the server from stopping.
const silenceMs = 60_000;

/** Longer paths than this cannot name a socket (sun_path). */
const maxPathBytes = 107;

export interface ControlSocket {
  close(): Promise<void>;
}

interface Served {
  database: Database;
  dataDir: string;
  /** Answers the findings that the doctor asks for, as JSON. */
  examine: () => Promise<string>;
  /** Keeps the findings of a doctor, given as JSON. */
  note: (found: string) => Promise<void>;
  warn: (text: string) => void;
}

/** Serves the tools of an embedded bank from the process that has it open. */
export async function serveControlSocket(served: Served): Promise<ControlSocket | undefined> {
  const { dataDir, warn } = served;
  const path = socketPath(dataDir);
  if (Buffer.byteLength(path) > maxPathBytes) {
    warn(`The path of ${path} is too long for a socket: to back this bank up, stop it first.`);
    return undefined;
  }
  // Ours alone since we hold the folder's lock: what lies there was left by a process that was
  // killed.
  await rm(path, { force: true });
  await removeLeftCopies(dataDir);
  const server = createServer((socket) => answer(socket, served));
  await listen(server, path);
  await chmod(path, 0o600);
  return { close: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** Asks the server that has the bank open for a backup; undefined when none runs. */
export async function requestBackup(dataDir: string): Promise<Socket | undefined> {
  return await request(dataDir, backupCommand);
}

/** Asks the server that has the bank open what it finds of itself; undefined when none runs. */
export async function requestExamination(dataDir: string): Promise<string | undefined> {
  const socket = await request(dataDir, doctorCommand);
  return socket && (await text(socket));
}

/** Tells the server that has the bank open what a doctor found; undefined when none runs. */
export async function requestNote(dataDir: string, found: string): Promise<boolean | undefined> {
  const socket = await request(dataDir, `${noteCommand} ${found}`);
  return socket && (await text(socket)) === noted;
}

async function request(dataDir: string, command: string): Promise<Socket | undefined> {
  return await new Promise((resolve, reject) => {
    const socket = createConnection(socketPath(dataDir));
    socket.once('connect', () => {
      socket.write(`${command}\n`);
      resolve(socket);
    });
    socket.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' || error.code === 'ECONNREFUSED' ? resolve(undefined) : reject(error),
    );
  });
}

function socketPath(dataDir: string): string {
  return join(dataDir, 'control.sock');
}

async function listen(server: Server, path: string): Promise<void> {
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve));
}

function answer(socket: Socket, { database, dataDir, examine, note, warn }: Served): void {
  socket.on('error', (error) => warn(`A tool's connection broke: ${error.message}`));
  socket.setTimeout(silenceMs, () => socket.destroy());
  socket.once('data', (line) => {
    const [, command = '', given = ''] = /^(\w+) ?(.*)\n$/.exec(line.toString()) ?? [];
    const work: Record<string, () => Promise<unknown>> = {
      [backupCommand]: () => sendBackup(socket, database, dataDir),
      [doctorCommand]: async () => socket.end(await examine()),
      [noteCommand]: async () => {
        await note(given);
        socket.end(noted);
      },
    };
    const asked = work[command];
    if (!asked) {
      socket.destroy();
      return;
    }
    asked().catch((error: unknown) => {
      warn(`A ${command} failed: ${String(error)}`);
      // Cut off before its checksum, so that the tool knows.
      socket.destroy();
    });
  });
}

async function sendBackup(socket: Socket, database: Database, dataDir: string): Promise<void> {
  const copy = await copyEmbedded(database, dataDir);
  await writeBackup(copy, () => socket).finally(() => copy.close());
}
