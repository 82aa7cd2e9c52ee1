import { readFile, stat } from 'node:fs/promises';
import { maxRatesFileBytes } from '../../contract/staff/reference-rates.ts';
import { readConfig } from '../../server/base/config.ts';
import { systemContext } from '../../server/context.ts';
import { bookRates } from '../../server/money/exchange/book-rates.ts';
import { readRatesFile } from '../../server/money/exchange/read-rates-file.ts';
import { openBank } from '../../server/start/open-bank.ts';
import { Refusal } from '../../server/base/refusal.ts';
import { refuseWithoutBank } from './open-bank-database.ts';
import { UsageError } from './usage-error.ts';

const usage = 'Usage: npm run bank -- rates FILE [--confirmed]';

async function readBounded(file: string): Promise<Uint8Array> {
  const { size } = await stat(file).catch(() => {
    throw new UsageError(`${file} cannot be read. Nothing was booked.`);
  });
  if (size > maxRatesFileBytes)
    throw new UsageError(`${file} is too large for a daily file. Nothing was booked.`);
  return await readFile(file);
}

/**
 * Books the European Central Bank's daily file, for an operator's timer. An embedded bank must be
 * stopped for it; PostgreSQL may go on.
 */
export async function run(args: string[]): Promise<void> {
  const [file, flag] = args;
  if (file === undefined || args.length > 2 || (flag !== undefined && flag !== '--confirmed'))
    throw new UsageError(usage);
  const bytes = await readBounded(file);
  const config = readConfig(process.env);
  refuseWithoutBank(config);
  const bank = await openBank({ ...config, logLevel: 'warn' });
  try {
    const rates = await readRatesFile(bytes, bank.clock.businessDay());
    const booking = await bookRates(
      systemContext(bank, 'rates', crypto.randomUUID()),
      rates,
      flag === '--confirmed',
    );
    console.log(
      booking === 'booked'
        ? `The rates of ${rates.day} are booked.`
        : `The rates of ${rates.day} were booked before. Nothing was changed.`,
    );
  } catch (error) {
    throw error instanceof Refusal ? new UsageError(error.message) : error;
  } finally {
    await bank.close();
  }
}
