import { globSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { isValidElement } from 'react';
import { languageOf } from '../../contract/values/language.ts';
import { spendingWordsInSpanish } from '../../contract/words/spending-words.ts';
import { statusWordsInSpanish } from '../../contract/words/status-words.ts';
import { inLanguage } from '../build/texts-module.ts';

const root = join(import.meta.dirname, '..', '..');

/** The language in which customers' screens are pictured; staff read English in both. */
export const shownLanguage = languageOf(process.env['SHOTS_LANGUAGE'] ?? 'en') ?? 'en';

/** Takes the place of any value that a text says: a word, a count or a part to draw. */
const told = Object.assign((text: unknown = '') => text, { toString: () => '\0' });

/** Returns the words of a text; undefined where it wants something it can count on. */
function wordsOf(text: unknown): string | undefined {
  if (typeof text === 'string') return text;
  // A part that is drawn apart may be apart in the name of its button.
  if (Array.isArray(text)) return text.map((part) => wordsOf(part) ?? '').join('\0');
  if (text === told) return '\0';
  if (isValidElement<{ children?: unknown }>(text)) return wordsOf(text.props.children);
  if (typeof text !== 'function') return undefined;
  try {
    return wordsOf((text as (...told: unknown[]) => unknown)(told, told, told, told));
  } catch {
    return undefined;
  }
}

/** Both languages side by side, by the names that they share. */
function pair(english: unknown, other: unknown, pairs: [string, string][]): void {
  const [one, another] = [wordsOf(english), wordsOf(other)];
  if (one !== undefined && another !== undefined) pairs.push([one, another]);
  else if (typeof english === 'object' && english !== null)
    for (const [name, text] of Object.entries(english))
      pair(text, (other as Record<string, unknown>)[name], pairs);
}

/** Marks the import of a file of both languages that is wanted in the one that is shown. */
const asShown = '?shown';

async function readPairs(): Promise<[string, string][]> {
  if (shownLanguage === 'en') return [];
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context);
      if (!url.endsWith(asShown)) return loaded;
      const file = url.slice(0, -asShown.length);
      return {
        ...loaded,
        source: inLanguage(shownLanguage, file, Buffer.from(loaded.source as string).toString()),
      };
    },
  });
  const pairs: [string, string][] = [];
  for (const file of globSync('web/**/*.texts.ts', { cwd: root })) {
    const english = join(root, file);
    pair(await import(english), await import(`${english}${asShown}`), pairs);
  }
  return pairs;
}

const pairs = await readPairs();
const parts = (text: string) => text.split('\0').map(RegExp.escape).join('.*');

/** A text with a place to fill is this one where its own words are; two letters are in any text. */
function isWhole(text: string, words: string): boolean {
  if (text.replaceAll(/[^\p{L}]/gu, '').length < 4) return false;
  return new RegExp(`^${parts(text)}$`, 'i').test(words);
}

/** One file puts the English words that come from the bank into the app's own. */
const ofTheWire = (words: string): string[] =>
  shownLanguage === 'en'
    ? []
    : [spendingWordsInSpanish, statusWordsInSpanish].map(
        (inSpanish: Record<string, string>) => inSpanish[words] ?? words,
      );

/**
 * Returns the app's words for this English text: a screen is prepared in English words and pictured
 * in each language. Staff's screens are English in both.
 */
export function said(words: string | RegExp, { exact = false } = {}): string | RegExp {
  if (shownLanguage === 'en')
    return exact && typeof words === 'string' ? new RegExp(`^${RegExp.escape(words)}$`) : words;
  const has = (text: string) =>
    typeof words === 'string'
      ? text.toLowerCase().includes(words.toLowerCase())
      : words.test(text.replaceAll('\0', ''));
  const whole =
    typeof words === 'string' ? pairs.filter(([english]) => isWhole(english, words)) : [];
  const found = whole.length > 0 || exact ? whole : pairs.filter(([english]) => has(english));
  const own = typeof words === 'string' ? RegExp.escape(words) : words.source;
  const wire = typeof words === 'string' ? ofTheWire(words).map(RegExp.escape) : [];
  const start = typeof words !== 'string' && words.source.startsWith('^') ? '^' : '';
  const others = found.map(([, other]) => start + parts(other));
  const either = [...new Set([own, ...others, ...wire])].join('|');
  return new RegExp(exact ? `^(?:${either})$` : either, 'i');
}
