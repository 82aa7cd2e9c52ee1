import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readConfig, settingNames } from '../../server/base/config.ts';
import { readManifests } from './read-manifests.ts';
import { refusedManifests } from './refused-manifests.ts';

const manifests = readManifests();

interface Container {
  image: string;
  command?: string[];
  env?: { name: string; value: string }[];
  envFrom?: { configMapRef: { name: string } }[];
  ports?: { name: string; containerPort: number }[];
  securityContext: object;
  livenessProbe?: { httpGet: { path: string } };
  readinessProbe?: { httpGet: { path: string }; periodSeconds: number; failureThreshold: number };
  volumeMounts: { name: string; mountPath: string }[];
}

interface Pod {
  automountServiceAccountToken: boolean;
  hostname?: string;
  restartPolicy?: string;
  terminationGracePeriodSeconds: number;
  securityContext: { fsGroup: number };
  containers: [Container];
  volumes: { name: string; secret?: { secretName: string; defaultMode: number } }[];
}

interface CronJob {
  schedule: string;
  jobTemplate: { spec: { backoffLimit: number; template: Workload['spec']['template'] } };
}

interface Workload {
  spec: { template: { metadata: { labels: object }; spec: Pod }; selector?: object };
}

const only = (kind: string) => {
  const found = manifests.filter((manifest) => manifest.kind === kind);
  expect(found).toHaveLength(1);
  return found[0] as unknown as Workload & { data: Record<string, string>; spec: never };
};
const podOf = (kind: string) => (only(kind) as Workload).spec.template.spec;
const [servers, migration] = [podOf('Deployment'), podOf('Job')];
const looks = (only('CronJob') as unknown as { spec: CronJob }).spec;
const doctor = looks.jobTemplate.spec.template.spec;
const settings = only('ConfigMap').data;

test('Kubernetes knows every field of the manifests and takes every value', async () => {
  expect(manifests.length).toBeGreaterThan(6);
  expect(await refusedManifests(manifests)).toEqual([]);
});

test('a field that Kubernetes does not know, and a value of a wrong kind, are refused', async () => {
  const broken = (field: string, value: unknown) => {
    const copy = structuredClone(manifests.filter(({ kind }) => kind === 'Deployment'));
    Object.assign((copy[0] as unknown as Workload).spec.template.spec, { [field]: value });
    return copy;
  };
  expect(await refusedManifests(broken('terminationGraceSeconds', 40))).toEqual([
    expect.stringContaining(`'"terminationGraceSeconds"' does not exist in type`),
  ]);
  expect(await refusedManifests(broken('terminationGracePeriodSeconds', 'forty'))).toContain(
    'deploy/kubernetes/bank.yaml: Deployment: ' +
      'data/spec/template/spec/terminationGracePeriodSeconds must be integer',
  );
});

test('pods run as nobody’s root, write nowhere but in their folders, and know no token', () => {
  for (const pod of [servers, migration, doctor]) {
    expect(pod).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
    });
    expect(pod.containers).toHaveLength(1);
    expect(pod.containers[0].securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
  }
});

test('only the migration has the login that owns the tables, and secrets are their group’s', () => {
  const secretsOf = (pod: Pod) =>
    pod.volumes.flatMap(({ secret }) => (secret ? [secret.secretName] : []));
  expect(secretsOf(servers)).toEqual(['larkmoor']);
  expect(secretsOf(doctor)).toEqual(['larkmoor']);
  expect(secretsOf(migration)).toEqual(['larkmoor', 'larkmoor-owner']);
  for (const { securityContext, volumes } of [servers, migration, doctor])
    for (const { secret } of volumes)
      if (secret) expect([secret.defaultMode, securityContext.fsGroup]).toEqual([0o440, 10_001]);
});

test('the bank knows every setting it is given, and takes them', () => {
  for (const { containers } of [servers, migration, doctor]) {
    const env = containers[0].env ?? [];
    const mounts = containers[0].volumeMounts.map(({ mountPath }) => mountPath);
    for (const { name, value } of env) {
      expect(settingNames).toContain(name);
      expect(mounts).toContain(value.slice(0, value.lastIndexOf('/')));
    }
  }
  expect(settingNames).toEqual(expect.arrayContaining(Object.keys(settings)));
  const config = readConfig({ ...settings, DATABASE_URL: 'postgres://server@db/larkmoor' });
  expect(config).toMatchObject({ migrates: false, metrics: { host: '0.0.0.0', port: 9_464 } });
  expect(servers.containers[0].ports).toContainEqual({ name: 'metrics', containerPort: 9_464 });
});

test('the doctor looks each day under one name, notes it, and sees what the servers are given', () => {
  expect(looks.schedule).toMatch(/^\d+ \d+ \* \* \*$/);
  expect(looks.jobTemplate.spec.backoffLimit).toBe(0);
  expect(doctor).toMatchObject({ hostname: 'doctor', restartPolicy: 'Never' });
  const [{ command, env = [], envFrom }] = doctor.containers;
  expect(command).toEqual(['node', 'scripts/bank.ts', 'doctor', '--note']);
  expect(envFrom).toEqual(servers.containers[0].envFrom);
  // A password that is used once is nothing to look at.
  expect(env.map(({ name }) => name)).toEqual(
    servers.containers[0].env?.map(({ name }) => name).filter((name) => !name.includes('ADMIN')),
  );
});

test('a pod may drain before it ends, and no stopped money takes reading from the customers', () => {
  const drain = Number(settings['BANK_DRAIN_SECONDS']);
  expect(servers.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(drain + 25);
  const { livenessProbe, readinessProbe } = servers.containers[0];
  expect(livenessProbe?.httpGet.path).toBe('/api/live');
  expect(readinessProbe?.httpGet.path).toBe('/api/ready');
  // Longer than a leader takes to be replaced.
  const { periodSeconds = 0, failureThreshold = 0 } = readinessProbe ?? {};
  expect(periodSeconds * failureThreshold).toBeGreaterThanOrEqual(30);
});

test('the image is the one of this version', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  for (const { containers } of [servers, migration, doctor])
    expect(containers[0].image).toBe(`larkmoor:${version}`);
});

test('services, budgets and policies are of the pods that there are', () => {
  const labels = {
    larkmoor: (only('Deployment') as Workload).spec.template.metadata.labels,
    'larkmoor-doctor': looks.jobTemplate.spec.template.metadata.labels,
  };
  const selectors = manifests.flatMap(({ kind, metadata, spec }) => {
    const { selector, podSelector } = (spec ?? {}) as Record<string, Record<string, object>>;
    const found =
      kind === 'Service' ? selector : (selector?.['matchLabels'] ?? podSelector?.['matchLabels']);
    return found ? [[labels[metadata.name as keyof typeof labels], found]] : [];
  });
  expect(selectors).toHaveLength(5);
  for (const [pods, selector] of selectors) expect(pods).toMatchObject(selector as object);
});

test('the policies of the network name who is let through, in each direction', () => {
  const policies = manifests.filter(({ kind }) => kind === 'NetworkPolicy');
  const named = policies.flatMap(({ spec }) => {
    const { ingress = [], egress } = spec as {
      ingress?: { from?: object[] }[];
      egress: { to?: object[] }[];
    };
    return [...ingress.map(({ from }) => from), ...egress.map(({ to }) => to)];
  });
  expect(named.length).toBeGreaterThan(4);
  for (const peers of named) expect(peers).not.toHaveLength(0);
  expect(named).not.toContain(undefined);
});
