import { readFileSync } from 'node:fs';
import { ConfigError } from './config-error.ts';

export type Environment = Record<string, string | undefined>;

/**
 * Settings that hold a password. A list of processes or a description of a container shows an
 * environment, so each may be in a file instead, which `NAME_FILE` names.
 */
const secretNames = [
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'DATABASE_STANDBY_URL',
  'SMTP_URL',
  'BANK_ADMIN_PASSWORD',
];

const mostBytes = 4_096;

/**
 * The environment with what the named files hold.
 * @throws {ConfigError} when a setting and its file are both given, or the file holds no value.
 */
export function withSecrets(env: Environment): Environment {
  const found = { ...env };
  for (const name of secretNames) {
    const file = env[`${name}_FILE`]?.trim();
    if (!file) continue;
    if (env[name]?.trim())
      throw new ConfigError(`${name} and ${name}_FILE are both set. Take one of them out.`);
    found[name] = readSecret(`${name}_FILE`, file);
  }
  return found;
}

/** Editors and `echo` end a file with a line break, which is no part of a password. */
function readSecret(name: string, file: string): string {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ConfigError(`${name} is "${file}", which cannot be read (${code}).`);
  }
  const value = text.replace(/\r?\n$/, '');
  if (value.trim() === '') throw new ConfigError(`${name} is "${file}", which is empty.`);
  if (Buffer.byteLength(value) > mostBytes || value.includes('\n'))
    throw new ConfigError(`${name} is "${file}", but a value is one line of 4 KB at most.`);
  return value;
}
