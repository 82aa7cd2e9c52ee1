interface Bench {
  usage: string;
  load(): Promise<{ run: (options: string[]) => Promise<void> }>;
}

/**
 * Every benchmark takes `--smoke`: the same steps on the smallest bank for about two seconds, for
 * figures that mean nothing.
 */
export const benches: Record<string, Bench> = {
  http: {
    usage:
      'http [--quick]                 transfers per second through the whole server, against ' +
      'pgbench TPC-B on the same PostgreSQL; its time by layer',
    load: () => import('./http/http.ts'),
  },
  ledger: {
    usage:
      'ledger [--quick] [--million]   postings per second against pgbench TPC-B on the same ' +
      'server, and the embedded engine',
    load: () => import('./ledger/ledger.ts'),
  },
  reads: {
    usage:
      "reads [--largest=N] [--runs=N] [--updates=N]  a customer's list as histories grow to a " +
      'million orders (or ten), p50 beside the goals; the same on a standby, and what a long ' +
      'snapshot on the leader or there does to an account that all pay into',
    load: () => import('./reads/reads.ts'),
  },
  people: {
    usage:
      'people [--largest=N] [--runs=N]  a page of people for the staff, and parts of words, as ' +
      'they grow to half a million',
    load: () => import('./people/people.ts'),
  },
  memory: {
    usage:
      'memory                         megabytes of npm start at rest and under load, on either ' +
      'database, beside Fastify with one route',
    load: () => import('./memory/memory.ts'),
  },
  start: {
    usage:
      'start [--against=FOLDER]       npm start until the first page, in a fresh clone whose ' +
      'packages are there, and again; the code of another folder in turn',
    load: () => import('./start/start.ts'),
  },
  live: {
    usage:
      'live                           how soon open pages hear of a payment, beside NOTIFY, and ' +
      'show what was done elsewhere; what 2,000 of them cost at rest',
    load: () => import('./live/live.ts'),
  },
  jobs: {
    usage:
      'jobs [--due=N]                 payments per second of the jobs that pay what has become ' +
      'due: bills, transfers, loans',
    load: () => import('./jobs/jobs.ts'),
  },
  mails: {
    usage:
      'mails [--rate=N] [--seconds=N] [--customers=N]  mails about first payments to new payees ' +
      'over SMTP while payments come: mails a second, and how old the oldest gets',
    load: () => import('./mails/mails.ts'),
  },
  years: {
    usage:
      'years [ORDERS] [--savers=N]    a bank of five years, year by year: lists, posting, ' +
      'closing, proof, interest, backup, bytes (a million orders; 10000000)',
    load: () => import('./years/years.ts'),
  },
  files: {
    usage:
      'files [--quick]                a million entries of an account as CSV and OFX, against COPY ' +
      'of the same rows by psql; memory, and what transfers lose meanwhile',
    load: () => import('./files/files.ts'),
  },
  app: {
    usage:
      'app [--runs=N] [--pages=/user/cards,/admin]  the first data of every signed-in page on a ' +
      'line with round trips of 400 ms, beside one document with the same in it',
    load: () => import('./app/app.ts'),
  },
  dev: {
    usage:
      'dev                            from a saved file until the page of npm run dev shows it, ' +
      'beside Vite’s starter page',
    load: () => import('./dev/dev.ts'),
  },
  web: {
    usage:
      'web [--runs=N] [--pages=/,/about]  Lighthouse of the public and sign-in pages on the ' +
      'real server, median of five',
    load: () => import('./web/web.ts'),
  },
};

export const benchNames = Object.keys(benches);
