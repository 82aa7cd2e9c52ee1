import { formatExact } from '../../ui/values/format-date.ts';
import { ageText } from './age-text.ts';

interface AgeProps {
  since: string;
  /** When it was read, by the same clock as `since`. */
  asOf: string;
}

/**
 * Shows the time something has waited; the exact time is its title, for a pointer and for screen
 * readers.
 */
export function Age({ since, asOf }: AgeProps) {
  const exact = formatExact(new Date(since));
  return (
    <time translate="no" dateTime={since} title={exact}>
      {ageText(since, asOf)}
      <span className="visually-hidden"> since {exact}</span>
    </time>
  );
}
