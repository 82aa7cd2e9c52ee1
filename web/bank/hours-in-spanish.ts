import { englishHours } from '../../contract/opening-hours.ts';

const wordsOf = ({ days, morning, afternoon, closed }: typeof englishHours) => [
  ...days.slice(1),
  morning,
  afternoon,
  closed,
];

/** Opening hours as an operator writes them in config/, with the words of the branches' hours. */
export function hoursInSpanish(hours: string, spanish: typeof englishHours): string {
  const translated = wordsOf(spanish);
  const words = new Map(wordsOf(englishHours).map((word, at) => [word, translated[at]]));
  return hours.replaceAll(/[A-Z]\w+/g, (word) => words.get(word) ?? word);
}
