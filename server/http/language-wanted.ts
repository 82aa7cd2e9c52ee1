import { type Language, languages } from '../../contract/values/language.ts';

/**
 * The language an `Accept-Language` prefers among ours: `es-MX,es;q=0.9,en;q=0.8` is Spanish.
 * English for a client that names none of them, or nothing that can be read.
 */
export function languageWanted(header: string | undefined): Language {
  const ranges = (header ?? '').slice(0, mostCharacters).split(',').map(readRange);
  let wanted: { language: Language; quality: number } = { language: 'en', quality: 0 };
  for (const { tag, quality } of ranges) {
    const language = languages.find((one) => tag === one || tag.startsWith(`${one}-`));
    if (language && quality > wanted.quality) wanted = { language, quality };
  }
  return wanted.language;
}

/** More than any browser sends: a longer one is not worth the time to read it. */
const mostCharacters = 500;

function readRange(range: string): { tag: string; quality: number } {
  const [tag = '', ...settings] = range
    .trim()
    .toLowerCase()
    .split(/\s*;\s*/);
  const stated = settings.find((setting) => setting.startsWith('q='))?.slice(2);
  return { tag, quality: stated === undefined ? 1 : Number(stated) || 0 };
}
