import { afterAll, expect, test, vi } from 'vitest';
import { useBankOnCluster } from '../support/bank-on-cluster.ts';
import { noteFault } from '../support/note-fault.ts';
import { startSmtp } from '../support/smtp.ts';

const smtp = await startSmtp(0, { takesMs: () => 20 });
afterAll(() => smtp.close());
const { cluster, server } = useBankOnCluster({ env: () => ({ SMTP_URL: smtp.url }) });

const mails = 300;
const subject = 'Sent while it was killed';

/** The mails of the test that came, by their Message-ID: how often. */
const came = () =>
  Map.groupBy(
    smtp.received.filter(({ text }) => text.includes(subject)),
    ({ text }) => /^Message-ID: (<.*>)/im.exec(text)?.[1],
  );

test('kill -9 while mails go out loses none, and sends only those under way once more', async (context) => {
  await cluster().administer(
    `INSERT INTO job (id, kind, payload, run_at)
     SELECT gen_random_uuid(), 'mail', jsonb_build_object('to', 'p' || n || '@mail.example',
       'subject', '${subject}', 'paragraphs', jsonb_build_array('Hello.')), now()
       FROM generate_series(1, ${mails}) AS n`,
  );
  let kills = 0;
  for (const before of [20, 120, 220]) {
    await vi.waitFor(() => expect(came().size).toBeGreaterThan(before), 60_000);
    await server().kill();
    kills += 1;
    // Those that it had taken are tried again in a minute.
    await cluster().administer(
      "UPDATE job SET run_at = run_at - interval '1 hour' WHERE done_at IS NULL",
    );
    await server().start();
  }
  await vi.waitFor(() => expect(came().size).toBe(mails), 60_000);
  const doubled = [...came().values()].filter((each) => each.length > 1);
  noteFault(context, { what: 'mails under way', kills, confirmed: mails, lost: 0, doubled: 0 });
  // A connection's own, and those of its batch that ended during one statement.
  expect(doubled.length).toBeLessThanOrEqual(kills * 2 * 8);
  for (const each of doubled) expect(each).toHaveLength(2);
});
