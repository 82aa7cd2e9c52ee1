const words: Record<string, string> = {
  Mon: 'lun',
  Tue: 'mar',
  Wed: 'mié',
  Thu: 'jue',
  Fri: 'vie',
  Sat: 'sáb',
  Sun: 'dom',
  AM: 'a.m.',
  PM: 'p.m.',
  Closed: 'Cerrado',
};

/** Opening hours as an operator writes them in config/, with their words in Spanish. */
export const hoursInSpanish = (hours: string): string =>
  hours.replaceAll(/[A-Z]\w+/g, (word) => words[word] ?? word);
