import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { text } from 'node:stream/consumers';
import type { Machine } from '../../../scripts/bank/cluster/plan-cluster.ts';

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** The certificate and key that a machine shows to others of its cluster, and whom it believes. */
export const tlsOf = ({ authorityFile, certificateFile, patroniKeyFile }: Machine) => ({
  ca: readFileSync(authorityFile),
  cert: readFileSync(certificateFile),
  key: readFileSync(patroniKeyFile),
});

interface Told {
  status: number | undefined;
  body: string;
}

/** Asks the Patroni of a machine, as the machine itself would. */
export const askPatroni = async (machine: Machine, path: string, asked?: Asked): Promise<Told> =>
  await askMachine(machine, 'patroniPort', path, asked);

/** Asks at a port of a machine, as the machine itself would. */
export async function askMachine(
  machine: Machine,
  port: 'patroniPort' | 'etcdPort',
  path: string,
  { body, ...asked }: Asked = {},
): Promise<Told> {
  const asking = request({
    host: machine.address,
    port: machine[port],
    path,
    ...tlsOf(machine),
    ...asked,
    signal: AbortSignal.timeout(10_000),
  });
  asking.end(body);
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, body: await text(answer) };
}
