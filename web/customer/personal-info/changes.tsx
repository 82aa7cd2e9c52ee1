import type { Change } from './personal-info-draft.ts';
import { personalInfoTexts } from './personal-info.texts.ts';

const texts = personalInfoTexts.changes;

/** Old and new side by side, before they are sent. */
export function Changes({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return null;
  return (
    <table className="changes">
      <caption>{texts.whatChanges}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{texts.what}</span>
          </th>
          <th scope="col">{texts.now}</th>
          <th scope="col">{texts.new}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ name, before, after }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{before}</td>
            <td>{after || texts.removed}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
