import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface ProfileNode {
  id: number;
  callFrame: { functionName: string; url: string };
  children?: number[];
}

interface CpuProfile {
  /** Microseconds of the machine's own running clock, as in `process.hrtime`. */
  startTime: number;
  nodes: ProfileNode[];
  samples: number[];
  timeDeltas: number[];
}

/**
 * The first pattern that fits names the layer of a function. A function that fits none, such as
 * Node's own, counts for its caller.
 */
const layers: readonly [RegExp, string][] = [
  [/^\(garbage collector\)$/, 'garbage collection'],
  [/^\(program\)$/, 'engine'],
  [/node_modules\/(fastify|@fastify|find-my-way|avvio|light-my-request|helmet)\b/, 'fastify'],
  [/node_modules\/(pg|pg-pool|pg-protocol|pg-types|postgres-array)\b/, 'database driver'],
  [/node_modules\/zod\b/, 'schemas'],
  [/node_modules\/(pino|thread-stream|sonic-boom)\b/, 'log'],
  [/\/server\/services\/jobs\/|\.job\.ts$/, 'our jobs'],
  [/\/server\/db\//, 'our database access'],
  [/\/server\/ledger\//, 'our ledger'],
  [/\/server\/(http|people)\//, 'our HTTP side and sessions'],
  [/\/(server|contract)\//, 'our transfers'],
];

const isIdle = ({ callFrame }: ProfileNode) => callFrame.functionName === '(idle)';

function layerOf(node: ProfileNode | undefined, callers: ReadonlyMap<number, ProfileNode>): string {
  if (node === undefined) return "node's own HTTP and timers";
  const { url, functionName } = node.callFrame;
  const name = url === '' ? functionName : url;
  return (
    layers.find(([pattern]) => pattern.test(name))?.[1] ?? layerOf(callers.get(node.id), callers)
  );
}

function readProfiles(folder: string): CpuProfile[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.cpuprofile'));
  return names.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as CpuProfile);
}

/**
 * The server's own time between two moments (microseconds), in milliseconds for each layer, the
 * largest first. A layer that did not run is left out.
 */
export function timeByLayer(
  folder: string,
  fromUs: number,
  toUs: number,
): [layer: string, ms: number][] {
  const sums = new Map<string, number>();
  for (const { startTime, nodes, samples, timeDeltas } of readProfiles(folder)) {
    const byId = new Map(nodes.map((node) => [node.id, node]));
    const callers = new Map(nodes.flatMap((node) => (node.children ?? []).map((id) => [id, node])));
    let atUs = startTime;
    for (const [index, sample] of samples.entries()) {
      const lastedUs = timeDeltas[index + 1] ?? 0;
      atUs += timeDeltas[index] ?? 0;
      const node = byId.get(sample);
      if (atUs < fromUs || atUs > toUs || node === undefined || isIdle(node)) continue;
      const layer = layerOf(node, callers);
      sums.set(layer, (sums.get(layer) ?? 0) + lastedUs / 1_000);
    }
  }
  return [...sums].toSorted(([, a], [, b]) => b - a);
}
