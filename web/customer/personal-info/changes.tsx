import type { Change } from './personal-info-draft.ts';

/** Old and new side by side, before they are sent. */
export function Changes({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return null;
  return (
    <table className="changes">
      <caption>What changes</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">What</span>
          </th>
          <th scope="col">Now</th>
          <th scope="col">New</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ name, before, after }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{before}</td>
            <td>{after || 'Removed'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
