import type { IdentityCase } from '../../../contract/identity.ts';
import { formatExact } from '../../ui/values/format-date.ts';

/** What was decided on earlier documents of the same customer. */
export function EarlierDecisions({ decisions }: { decisions: IdentityCase['earlier'] }) {
  return (
    <section className="case-part" aria-label="Earlier documents">
      <h3>Earlier documents</h3>
      <ul className="identity-earlier">
        {decisions.map(({ outcome, by, at, statedName, reasons }) => (
          <li key={at}>
            <strong>{outcome === 'accepted' ? 'Accepted' : 'Refused'}</strong> by {by},{' '}
            {formatExact(new Date(at))}, for “{statedName}”
            {reasons.length > 0 && <span className="muted small"> {reasons.join(' ')}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
