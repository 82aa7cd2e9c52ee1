import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { officeHours } from '../../config/bank-hours.ts';
import type { Language } from '../../contract/values/language.ts';
import { holidaysNear, officeState } from '../../contract/money/opening-hours.ts';
import type { DrawFacts } from '../../contract/money/public-facts.ts';
import type { Bank } from '../bank.ts';
import { readPolicy } from '../services/policy/read-policy.ts';
import { pagesIn } from './served-files.ts';
import type { Tokens } from './web-files.ts';
import { repeatEvery } from '../base/repeat-every.ts';

/** Milliseconds after which every server's pages show a change by staff. */
const rereadMs = 2_000;

export interface PublicFactTokens {
  /** The same object as long as nothing has changed. */
  read: (language: Language) => Tokens;
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
  const draw = { en: await loadDrawing(webFolder, 'en'), es: await loadDrawing(webFolder, 'es') };
  let text = '';
  let tokens: Record<Language, Tokens> = { en: {}, es: {} };
  const reread = async () => {
    const now = clock.businessNow();
    const own = await readPolicy(db, 'holidays', now);
    const facts = {
      branches: await readPolicy(db, 'branches', now),
      fees: await readPolicy(db, 'fees', now),
      savingsRate: await readPolicy(db, 'savingsRate', now),
      loanRates: await readPolicy(db, 'loanRates', now),
      checkHold: await readPolicy(db, 'checkHold', now),
      office: officeState(officeHours, own, now),
      holidays: holidaysNear(own, now),
    };
    if (JSON.stringify(facts) === text) return;
    text = JSON.stringify(facts);
    tokens = { en: draw.en(facts, config.publicUrl), es: draw.es(facts, config.publicUrl) };
  };
  await reread();
  return { read: (language) => tokens[language], stop: repeatEvery(rereadMs, reread) };
}

async function loadDrawing(webFolder: string, language: Language): Promise<DrawFacts> {
  const file = join(pagesIn(webFolder, language), 'public-facts.js');
  return ((await import(pathToFileURL(file).href)) as { drawFacts: DrawFacts }).drawFacts;
}
