import { once } from 'node:events';
import { get as plainGet, type IncomingMessage } from 'node:http';
import { get as secureGet } from 'node:https';
import { json } from 'node:stream/consumers';
import * as z from 'zod/mini';
import type { Config } from '../../../server/base/config.ts';
import { fault, ok, warning, type Examined } from '../../../server/start/examine/examined.ts';
import { patroniFault, patroniMend } from '../cluster/patroni-version.ts';
import { readAuthority } from './read-authority.ts';
import { readCertificate } from './read-certificate.ts';

const waitMs = 2_000;
/** Time to sign new ones by the authority of the plan, which lies somewhere safe. */
const daysToRenew = 60;

/** The state that Patroni reports of itself, in any of its versions. */
const state = z.object({
  patroni: z.object({ version: z.string(), name: z.optional(z.string()) }),
});
const settings = z.object({
  failsafe_mode: z.optional(z.boolean()),
  synchronous_mode: z.optional(z.union([z.boolean(), z.string()])),
  synchronous_mode_strict: z.optional(z.boolean()),
  postgresql: z.optional(
    z.object({ remove_data_directory_on_rewind_failure: z.optional(z.boolean()) }),
  ),
});
const cluster = z.object({
  members: z.array(z.object({ name: z.string(), role: z.string(), state: z.string() })),
});

const edit = 'patronictl --config-file /etc/patroni/config.yml edit-config';

/**
 * Patroni on each machine, and whether a confirmed payment survives the loss of one. It is believed
 * by the authority that the address of the database names (`sslrootcert`): one of the cluster, and
 * nothing else of the bank trusts it.
 */
export async function examinePatroni({
  patroniUrls: urls,
  databaseUrl,
}: Pick<Config, 'patroniUrls' | 'databaseUrl'>): Promise<Examined[]> {
  if (urls.length === 0) return [];
  const ca = readAuthority(databaseUrl);
  const ends = (await Promise.all(urls.map((url) => examineEnd(url, ca)))).flat();
  const found = await Promise.all(
    urls.map(async (url) => ({ url, says: await ask(`${url}/patroni`, state, ca) })),
  );
  const silent = found.filter(({ says }) => says === undefined).map(({ url }) => url);
  const versions = found.flatMap(({ says }) => (says ? [says.patroni.version] : []));
  const [url] = found.filter(({ says }) => says).map((each) => each.url);
  if (url === undefined)
    return [
      ...ends,
      fault(
        'cluster',
        `Patroni answers at none of ${urls.join(', ')}.`,
        'See BANK_PATRONI_URLS, and systemctl status patroni on each machine.',
      ),
    ];
  const faults = [...new Set(versions.map(patroniFault))].filter((text) => text !== undefined);
  const lines = [
    ...faults.map((text) => fault('cluster', text, patroniMend)),
    ...silent.map((each) =>
      warning(
        'cluster',
        `Patroni does not answer at ${each}.`,
        'Start it there (systemctl status patroni): until then one more loss stops money.',
      ),
    ),
    ...examineSettings(await ask(`${url}/config`, settings, ca)),
    ...examineMembers(await ask(`${url}/cluster`, cluster, ca)),
  ];
  return [
    ...ends,
    ...(lines.length > 0
      ? lines
      : [
          ok(
            'cluster',
            `Patroni ${[...new Set(versions)].join(', ')} on each machine: what is confirmed ` +
              'survives the loss of any one.',
          ),
        ]),
  ];
}

/** The certificates of a cluster end on one day, and the cluster with them. */
async function examineEnd(url: string, ca: string | undefined): Promise<Examined[]> {
  const { protocol, host } = new URL(url);
  const met =
    protocol === 'https:' ? await readCertificate(url, ca).catch(() => undefined) : undefined;
  if (met === undefined) return [];
  const mend = 'Make new ones: npm run bank -- cluster certificates, and “More than one machine”.';
  if (met.refusal === 'CERT_HAS_EXPIRED')
    return [fault('certificate', `That of ${host} has expired.`, mend)];
  if (met.refusal !== undefined)
    return [
      fault(
        'certificate',
        `That of ${host} is not believed here: ${met.refusal}.`,
        'Let sslrootcert in DATABASE_URL name the ca.crt of the plan, as its bank.env does.',
      ),
    ];
  return met.days < daysToRenew
    ? [warning('certificate', `That of ${host} is good for ${met.days} more days.`, mend)]
    : [];
}

function examineSettings(read: z.infer<typeof settings> | undefined): Examined[] {
  const {
    synchronous_mode: mode,
    synchronous_mode_strict: isStrict,
    failsafe_mode: failsafe,
    postgresql: { remove_data_directory_on_rewind_failure: isCopiedAgain } = {},
  } = read ?? {};
  const isSynchronous = mode === 'quorum' || mode === true || mode === 'on';
  return [
    ...(mode === 'quorum'
      ? []
      : isSynchronous
        ? [
            warning(
              'cluster',
              'synchronous_mode is on: one standby that stands still stops all payments.',
              `Set synchronous_mode: quorum with ${edit}.`,
            ),
          ]
        : [
            fault(
              'cluster',
              'synchronous_mode is off: confirmed payments are lost with the leader’s machine.',
              `Set synchronous_mode: quorum with ${edit}.`,
            ),
          ]),
    ...(isSynchronous && isStrict !== true
      ? [
          fault(
            'cluster',
            'synchronous_mode_strict is off: while no standby follows, the leader confirms ' +
              'payments that are lost with its machine.',
            `Set synchronous_mode_strict: true with ${edit}.`,
          ),
        ]
      : []),
    ...(failsafe === true
      ? []
      : [
          warning(
            'cluster',
            'failsafe_mode is off: while etcd is away no payment can be made.',
            `Set failsafe_mode: true with ${edit}.`,
          ),
        ]),
    ...(isCopiedAgain === true
      ? []
      : [
          warning(
            'cluster',
            'remove_data_directory_on_rewind_failure is off: a leader that was lost and cannot be ' +
              'rewound stays behind, and one more loss stops payments.',
            `Set it below postgresql: with ${edit}.`,
          ),
        ]),
  ];
}

function examineMembers(read: z.infer<typeof cluster> | undefined): Examined[] {
  const members = read?.members ?? [];
  const leads = members.some(({ role, state: is }) => role === 'leader' && is === 'running');
  const follow = members.filter(
    ({ role, state: is }) => /^(quorum_standby|sync_standby)$/.test(role) && is === 'streaming',
  ).length;
  if (leads && follow >= 2) return [];
  const seen = members.map(({ name, role, state: is }) => `${name} ${role} ${is}`).join(', ');
  const found = `The cluster is not whole: ${seen || 'Patroni names no member'}.`;
  return [
    leads
      ? warning('cluster', found, 'Bring the missing standby back: one more loss stops money.')
      : fault('cluster', found, 'Nobody leads, and no payment is made: see the log of Patroni.'),
  ];
}

/** Returns its answer; undefined where it gives none, or something else. */
async function ask<Answer>(
  url: string,
  schema: z.ZodMiniType<Answer>,
  ca: string | undefined,
): Promise<Answer | undefined> {
  const get = url.startsWith('https:') ? secureGet : plainGet;
  try {
    const asking = get(url, { ca, signal: AbortSignal.timeout(waitMs) });
    const [answer] = (await once(asking, 'response')) as [IncomingMessage];
    return schema.safeParse(await json(answer)).data;
  } catch {
    return undefined;
  }
}
