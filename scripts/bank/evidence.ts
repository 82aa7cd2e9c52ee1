import { writeFileSync } from 'node:fs';
import { findEvidence } from '../../server/money/approvals/evidence.ts';
import { openBankDatabase } from './open-bank-database.ts';
import { UsageError } from './usage-error.ts';

const orderId = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * Writes what proves who signed one order, for a court or an auditor: `docs/evidence/verify.py`
 * verifies it without this bank. An embedded bank must be stopped for it; PostgreSQL may go on.
 */
export async function run(args: string[]): Promise<void> {
  const [order = '', file] = args;
  if (!orderId.test(order) || args.length > 2)
    throw new UsageError('Usage: npm run bank -- evidence ORDER [FILE], by the order’s ID');
  const database = await openBankDatabase();
  try {
    const evidence = await findEvidence(database, order);
    if (evidence === undefined) throw new UsageError(`There is no order ${order}.`);
    const text = `${JSON.stringify(evidence, null, 2)}\n`;
    if (file === undefined) return console.log(text.trimEnd());
    writeFileSync(file, text, { mode: 0o600, flag: 'wx' });
    console.log(
      `${file}: ${evidence.authorisations.length} signatures of order ${order}. It holds names and ` +
        'account numbers: keep it as you keep a statement.',
    );
  } finally {
    await database.close();
  }
}
