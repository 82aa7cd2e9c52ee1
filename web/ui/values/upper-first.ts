/** Words that begin a line: a Spanish date, which is small within a sentence, begins large there. */
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
