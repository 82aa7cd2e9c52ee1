import type { BooksProof } from '../../../contract/books-proof.ts';
import { Panel } from '../../ui/panel.tsx';

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
              <strong>{promise}</strong> is broken in {count.toLocaleString('en-US')}{' '}
              {count === 1 ? 'place' : 'places'}:
            </p>
            <ul>
              {places.map((place) => (
                <li key={place}>
                  <code>{place}</code>
                </li>
              ))}
              {count > places.length && (
                <li>and {(count - places.length).toLocaleString('en-US')} more</li>
              )}
            </ul>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
