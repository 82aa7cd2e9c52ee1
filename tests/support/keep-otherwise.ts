import type { TestBank } from './test-bank.ts';

/** Has the latest claim that keeps an answer keep it as an earlier server did. */
export async function keepOtherwise(
  { bank }: Pick<TestBank, 'bank'>,
  now: unknown,
  otherwise: unknown,
): Promise<void> {
  const owner = await bank.openSnapshot();
  const { rows } = await owner
    .tx(async (tx) => {
      // A claim is final; this is no server's way to it.
      await tx.query('ALTER TABLE claim DISABLE TRIGGER USER');
      const changed = await tx.query<{ id: string }>(
        `UPDATE claim SET answer = $2 WHERE id = (SELECT id FROM claim
          WHERE answer::jsonb = $1::jsonb ORDER BY created_at DESC LIMIT 1) RETURNING id`,
        [JSON.stringify(now), JSON.stringify(otherwise)],
      );
      await tx.query('ALTER TABLE claim ENABLE TRIGGER USER');
      return changed;
    })
    .finally(() => owner.close());
  if (rows.length !== 1) throw new Error(`no claim keeps ${JSON.stringify(now)}`);
}
