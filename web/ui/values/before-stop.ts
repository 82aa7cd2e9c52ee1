/**
 * A moment in Spanish ends with the period of `p.m.`, which is also the end of its sentence.
 * @returns the text without it, for a sentence that writes its own.
 */
export const beforeStop = (text: string | number): string => String(text).replace(/\.$/, '');
