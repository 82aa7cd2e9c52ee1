import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DrawFacts } from '../../contract/public-facts.ts';
import type { Bank } from '../bank.ts';
import { readPolicy } from '../services/policy/read-policy.ts';
import type { Tokens } from './web-files.ts';

/** What staff change is on every server's pages so soon. */
const rereadMs = 2_000;

export interface PublicFactTokens {
  /** The same object as long as nothing has changed. */
  read: () => Tokens;
  stop: () => void;
}

/**
 * Follows what staff can change of the public pages. No page waits for the database: while it is
 * away, what was known last is shown.
 */
export async function followPublicFacts(
  { db, clock, config }: Bank,
  webFolder: string,
): Promise<PublicFactTokens> {
  const { drawFacts } = (await import(pathToFileURL(join(webFolder, 'public-facts.js')).href)) as {
    drawFacts: DrawFacts;
  };
  let [text, tokens]: [string, Tokens] = ['', {}];
  const reread = async () => {
    const now = clock.businessNow();
    const facts = {
      branches: await readPolicy(db, 'branches', now),
      fees: await readPolicy(db, 'fees', now),
    };
    if (JSON.stringify(facts) !== text)
      [text, tokens] = [JSON.stringify(facts), drawFacts(facts, config.publicUrl)];
  };
  await reread();
  // A missed reading is made up by the next one.
  const timer = setInterval(() => void reread().catch(() => undefined), rereadMs).unref();
  return { read: () => tokens, stop: () => clearInterval(timer) };
}
