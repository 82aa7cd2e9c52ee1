import { numbersOf } from '../../../contract/numbers.ts';
import { locale } from '../../../contract/locale.texts.ts';

/** `1 loan`, `2 loans`: `plural(2, { one: '# loan', other: '# loans' })`. */
export const { plural } = numbersOf(locale);
