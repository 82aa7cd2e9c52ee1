/*
 * npm run bench -- NAME [OPTIONS]: prints a figure of the README beside its peer, measured in one run on this machine.
 */

interface Bench {
  usage: string;
  load(): Promise<{ run: (options: string[]) => Promise<void> }>;
}

const benches: Record<string, Bench> = {
  http: {
    usage: 'http [--quick]                 transfers per second through the whole server, against pgbench TPC-B on the same PostgreSQL; its time by layer',
    load: () => import('./http/http.ts'),
  },
  ledger: {
    usage: 'ledger [--quick] [--million]   postings per second against pgbench TPC-B on the same server, and the embedded engine',
    load: () => import('./ledger/ledger.ts'),
  },
  reads: {
    usage: "reads [--largest=N] [--runs=N]       a customer's list as histories grow to a million orders (or ten), p50 beside the goals",
    load: () => import('./reads/reads.ts'),
  },
  people: {
    usage: 'people [--largest=N] [--runs=N]  a page of people for the staff, and parts of words, as they grow to half a million',
    load: () => import('./people/people.ts'),
  },
  web: {
    usage: 'web [--runs=N] [--pages=/,/about]  Lighthouse of the public and sign-in pages on the real server, median of five',
    load: () => import('./web/web.ts'),
  },
};

const [name = '', ...options] = process.argv.slice(2);
const bench = benches[name];
if (bench) {
  const { run } = await bench.load();
  await run(options);
} else {
  console.error(['Usage: npm run bench -- NAME', ...Object.values(benches).map(({ usage }) => `  ${usage}`)].join('\n'));
  process.exitCode = 1;
}
