import { type ParamsOf, refusalMessage, type RefusalCode } from '../../contract/calls/errors.ts';
import type { TextParams } from '../../contract/words/define.ts';
import { type InEachLanguage, inEachLanguage } from './in-each-language.ts';

/** The words of a refusal in each language, for a reader who is known later. */
export const refusalInEachLanguage = <Code extends RefusalCode>(
  code: Code,
  params: ParamsOf<Code> | TextParams | undefined,
): InEachLanguage<string> =>
  inEachLanguage((language) => refusalMessage(code, params as TextParams | undefined, language));
