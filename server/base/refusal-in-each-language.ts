import {
  type ParamsOf,
  refusalMessage,
  type RefusalCode,
  type RefusalParams,
} from '../../contract/errors.ts';
import { type InEachLanguage, inEachLanguage } from './in-each-language.ts';
import { refusalTexts } from './refusal-texts.ts';

/** What a refusal says, for a reader who is known later. */
export const refusalInEachLanguage = <Code extends RefusalCode>(
  code: Code,
  params: ParamsOf<Code> | RefusalParams | undefined,
): InEachLanguage<string> =>
  inEachLanguage((language) =>
    refusalMessage(code, params as RefusalParams | undefined, refusalTexts[language]),
  );
