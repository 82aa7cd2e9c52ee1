import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface CpuProfile {
  /** Microseconds of the machine's own running clock, as in `process.hrtime`. */
  startTime: number;
  nodes: { id: number; callFrame: { functionName: string; url: string }; children?: number[] }[];
  samples: number[];
  timeDeltas: number[];
}

/** The first that fits names the layer a function belongs to. */
const layers: readonly [RegExp, string][] = [
  [/^\(garbage collector\)$/, 'garbage collection'],
  [/^\(program\)$/, 'engine and system calls'],
  [/^node:/, "node's own HTTP, streams and crypto"],
  [/node_modules\/(fastify|@fastify|find-my-way|avvio|light-my-request|helmet)\b/, 'fastify'],
  [/node_modules\/(pg|pg-pool|pg-protocol|pg-types|postgres-array)\b/, 'database driver'],
  [/node_modules\/zod\b/, 'schemas'],
  [/node_modules\/(pino|thread-stream|sonic-boom)\b/, 'log'],
  [/\/server\/db\//, 'our database access'],
  [/\/server\/ledger\//, 'our ledger'],
  [/\/server\/(http|users)\//, 'our HTTP side and sessions'],
  [/\/(server|contract)\//, 'our transfers'],
];

const layerOf = (name: string): string => layers.find(([pattern]) => pattern.test(name))?.[1] ?? 'other';

function readProfiles(folder: string): CpuProfile[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.cpuprofile'));
  return names.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as CpuProfile);
}

/** The server's own time between two moments (microseconds), in milliseconds for each layer, the largest first. What was not running is left out. */
export function timeByLayer(folder: string, fromUs: number, toUs: number): [layer: string, ms: number][] {
  const sums = new Map<string, number>();
  for (const { startTime, nodes, samples, timeDeltas } of readProfiles(folder)) {
    const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
    let atUs = startTime;
    for (const [index, sample] of samples.entries()) {
      const lastedUs = timeDeltas[index + 1] ?? 0;
      atUs += timeDeltas[index] ?? 0;
      const frame = frames.get(sample);
      if (atUs < fromUs || atUs > toUs || frame === undefined || frame.functionName === '(idle)') continue;
      const layer = layerOf(frame.url === '' ? frame.functionName : frame.url);
      sums.set(layer, (sums.get(layer) ?? 0) + lastedUs / 1_000);
    }
  }
  return [...sums].toSorted(([, a], [, b]) => b - a);
}
