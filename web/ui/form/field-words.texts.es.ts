import type { fieldWords as english } from './field-words.texts.ts';

const load = async () => (await import('../../../contract/field-text.texts.es.ts')).fieldText;

/** The file has 3 KiB, for the few who type something wrong. Where it does not come, English. */
export const fieldWords: typeof english = async (errors) => {
  const fieldText = await load().catch(() => (text: string) => text);
  return Object.fromEntries(
    Object.entries(errors).map(([name, text]) => [name, text && fieldText(text)]),
  );
};
