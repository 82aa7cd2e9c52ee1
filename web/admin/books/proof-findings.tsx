import type { BooksProof } from '../../../contract/staff/books-proof.ts';
import { Panel } from '../../ui/panel.tsx';
import { countText } from '../../ui/values/format.ts';
import { plural } from '../../ui/values/plural.ts';

/** Each promise that a proof found broken, and where. */
export function ProofFindings({
  title,
  findings,
}: {
  title: string;
  findings: BooksProof['findings'];
}) {
  return (
    <Panel title={title}>
      <ul className="books-findings">
        {findings.map(({ promise, count, places }) => (
          <li key={promise}>
            <p>
              <strong>{promise}</strong> is broken in{' '}
              {plural(count, { one: '# place', other: '# places' })}:
            </p>
            <ul>
              {places.map((place) => (
                <li key={place}>
                  <code>{place}</code>
                </li>
              ))}
              {count > places.length && <li>and {countText(count - places.length)} more</li>}
            </ul>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
