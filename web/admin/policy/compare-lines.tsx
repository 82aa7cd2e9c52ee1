import type { PolicyLine } from './policy-sheet.ts';
import { ScrolledTable } from '../../ui/lists/scrolled-table.tsx';
import './policy.css';

interface CompareLinesProps {
  caption: string;
  before: readonly PolicyLine[];
  after: readonly PolicyLine[];
}

const nothing = '—';

/** Shows the differences between two versions of a policy, old and new side by side. */
export function CompareLines({ caption, before, after }: CompareLinesProps) {
  const rows = differences(before, after);
  if (rows.length === 0) return <p className="muted small">Only the order differs.</p>;
  return (
    <ScrolledTable label={caption}>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Old</th>
          <th scope="col">New</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, old, now }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td className="compare-old">{old}</td>
            <td className="compare-new">{now}</td>
          </tr>
        ))}
      </tbody>
    </ScrolledTable>
  );
}

function differences(before: readonly PolicyLine[], after: readonly PolicyLine[]) {
  const [old, now] = [before, after].map(
    (lines) => new Map(lines.map(({ label, text }) => [label, text])),
  ) as [Map<string, string>, Map<string, string>];
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((label) => ({ label, old: old.get(label) ?? nothing, now: now.get(label) ?? nothing }))
    .filter((row) => row.old !== row.now);
}
