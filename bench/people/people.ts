import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  countPeople,
  findPeople,
  readPersonCount,
  type PeopleFilter,
  type PeopleWindow,
} from '../../server/staff/admin/people-store.ts';
import type { Database } from '../../server/db/database.ts';
import { openDatabase } from '../../server/db/open-database.ts';
import { startBenchCluster } from '../support/bench-cluster.ts';
import { count, printTable } from '../support/print-table.ts';
import { median } from '../support/statistics.ts';
import { addPeople } from './add-people.ts';

const everybody: PeopleFilter = { patterns: [], ids: [] };
const partOf = (text: string): PeopleFilter => ({ patterns: [`%${text}%`], ids: [] });

interface Question {
  name: string;
  filter: PeopleFilter;
  beside?: PeopleWindow['beside'];
}

async function questionsOf(db: Database): Promise<Question[]> {
  const { rows } = await db.query<{ id: string }>(
    'SELECT user_id AS id FROM person_search ORDER BY created_at, user_id LIMIT 1 OFFSET 20',
  );
  return [
    { name: 'first page', filter: everybody },
    {
      name: 'deepest page',
      filter: everybody,
      beside: { id: rows[0]?.id ?? '', direction: 'older' },
    },
    { name: 'common part: @mail.example', filter: partOf('@mail.example') },
    { name: 'family name of every tenth: okafor', filter: partOf('okafor') },
    { name: 'rare part: the middle of an account number', filter: partOf('7177') },
    { name: 'one person: a username', filter: partOf('person.77177') },
    { name: 'part nobody has: xylophone', filter: partOf('xylophone') },
  ];
}

async function p50Ms(db: Database, { filter, beside }: Question, runs: number): Promise<number> {
  const times: number[] = [];
  for (let number = -5; number < runs; number += 1) {
    const begun = performance.now();
    await findPeople(db, filter, { beside, limit: 51 });
    await (filter === everybody ? readPersonCount(db) : countPeople(db, filter, 1_001));
    if (number >= 0) times.push(performance.now() - begun);
  }
  return median(times);
}

/**
 * Measures how long staff wait for a page of people and its total, as their number grows.
 * Options: --largest=N people on PostgreSQL (half a million), --runs=N per question (50).
 */
export async function run(options: string[]): Promise<void> {
  const numberOf = (name: string, otherwise: number) =>
    Number(options.find((option) => option.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise);
  const smoke = options.includes('--smoke');
  const sizes = [5_000, 50_000, 500_000].filter(
    (size) => size <= numberOf('largest', smoke ? 5_000 : 500_000),
  );
  const folder = mkdtempSync(join(tmpdir(), 'larkmoor-bench-data-'));
  const cluster = await startBenchCluster({ lasting: !smoke });
  try {
    await cluster.createDatabase('people');
    const db = await openDatabase({
      dataDir: folder,
      databaseUrl: cluster.url('people'),
      as: 'tool',
    });
    const figures = new Map<string, string[]>();
    for (const [index, size] of sizes.entries()) {
      await addPeople(db, sizes[index - 1] ?? 0, size);
      for (const question of await questionsOf(db)) {
        figures.set(question.name, [
          ...(figures.get(question.name) ?? []),
          (await p50Ms(db, question, numberOf('runs', smoke ? 2 : 50))).toFixed(2),
        ]);
      }
    }
    await db.close();
    console.log('\nA page of 50 people and its total on PostgreSQL, p50 in ms:');
    printTable(
      ['', ...sizes.map((size) => `${count(size)} people`)],
      [...figures].map(([name, p50s]) => [name, ...p50s]),
    );
  } finally {
    await cluster.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}
