import { locale } from '../../../contract/values/locale.texts.ts';
import { periodTextOf } from '../../../contract/values/periods.ts';

/** `November 2026`, `2026` */
export const periodName = periodTextOf(locale);
