import { numbersOf } from '../../../contract/values/numbers.ts';
import { locale } from '../../../contract/values/locale.texts.ts';

/** `1 loan`, `2 loans`: `plural(2, { one: '# loan', other: '# loans' })`. */
export const { plural } = numbersOf(locale);
