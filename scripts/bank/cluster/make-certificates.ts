import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { UsageError } from '../usage-error.ts';

/** A certificate and what signs with it, in PEM. */
export interface SignedKey {
  certificate: string;
  key: string;
}

/** The certificates by which the machines of one cluster know each other. */
export interface ClusterCertificates {
  /** Signed them all; each machine trusts what it signed and nothing else. */
  authority: SignedKey;
  /** By the name of the machine. */
  machines: Record<string, SignedKey>;
}

/** In days. The doctor counts those of a machine down. */
const lives = { authority: 7_300, machine: 3_650 };

/**
 * A certificate of each machine, for who asks at its address or name, or through a proxy on the own
 * machine; by the authority that is given, or by a new one. OpenSSL 3 makes them.
 */
export async function makeCertificates(
  machines: readonly { name: string; address: string }[],
  given?: SignedKey,
): Promise<ClusterCertificates> {
  const folder = await mkdtemp(join(tmpdir(), 'larkmoor-certificates-'));
  try {
    const authority = given ?? (await makeAuthority(folder));
    const by = { certificate: join(folder, 'ca.crt'), key: join(folder, 'ca.key') };
    await writeFile(by.certificate, authority.certificate);
    await writeFile(by.key, authority.key, { mode: 0o600 });
    const made: ClusterCertificates['machines'] = {};
    for (const { name, address } of machines)
      made[name] = await makeKey(folder, {
        name,
        days: lives.machine,
        extensions: [
          'basicConstraints = critical, CA:FALSE',
          'keyUsage = critical, digitalSignature',
          'extendedKeyUsage = serverAuth, clientAuth',
          `subjectAltName = IP:${address}, IP:127.0.0.1, DNS:${name}, DNS:localhost`,
        ],
        by,
      });
    return { authority, machines: made };
  } finally {
    await rm(folder, { recursive: true });
  }
}

const makeAuthority = async (folder: string) =>
  await makeKey(folder, {
    name: 'Larkmoor cluster',
    days: lives.authority,
    extensions: ['basicConstraints = critical, CA:TRUE', 'keyUsage = critical, keyCertSign'],
  });

interface NewKey {
  name: string;
  days: number;
  extensions: string[];
  /** The files of what signs it; itself, without. */
  by?: SignedKey;
}

async function makeKey(folder: string, { name, days, extensions, by }: NewKey) {
  const [config, key, certificate] = ['config', 'made.key', 'made.crt'].map((file) =>
    join(folder, file),
  ) as [string, string, string];
  const parts = ['[req]', 'prompt = no', 'distinguished_name = name', 'x509_extensions = made'];
  await writeFile(config, [...parts, '[name]', `CN = ${name}`, '[made]', ...extensions].join('\n'));
  const request = ['req', '-x509', '-config', config, '-days', String(days), '-noenc'];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  const signer = by ? ['-CA', by.certificate, '-CAkey', by.key] : [];
  await openssl([...request, ...curve, ...signer, '-keyout', key, '-out', certificate]);
  return { certificate: await readFile(certificate, 'utf8'), key: await readFile(key, 'utf8') };
}

async function openssl(args: readonly string[]): Promise<void> {
  try {
    await promisify(execFile)('openssl', args);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new UsageError(
        'Certificates are made by OpenSSL 3, which is not here: install openssl.',
      );
    throw error;
  }
}
