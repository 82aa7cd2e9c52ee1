import { englishHours } from '../../contract/money/opening-hours.ts';

const wordsOf = ({ days, morning, afternoon, closed }: typeof englishHours) => [
  ...days.slice(1),
  morning,
  afternoon,
  closed,
];

/** The words of opening hours on Spanish pages. */
export const spanishHours: typeof englishHours = {
  days: ['', 'lun', 'mar', 'mié', 'jue', 'vie', 'sáb', 'dom'],
  morning: 'a.m.',
  afternoon: 'p.m.',
  closed: 'Cerrado',
};

/** Opening hours as an operator writes them in config/, with the words of the branches' hours. */
export function hoursInSpanish(hours: string): string {
  const translated = wordsOf(spanishHours);
  const words = new Map(wordsOf(englishHours).map((word, at) => [word, translated[at]]));
  return hours.replaceAll(/[A-Z]\w+/g, (word) => words.get(word) ?? word);
}
