import type { ReactNode } from 'react';
import { CopyButton } from '../copy-button.tsx';
import './lists.css';

export interface CopyableDetail {
  name: string;
  /** The detail as the eye sees it, e.g. digits in groups. */
  shown: ReactNode;
  /** The text that is copied, e.g. the plain digits. */
  text: string;
}

/** Details that people take elsewhere, each with a button that copies it. */
export function CopyableList({ details }: { details: readonly CopyableDetail[] }) {
  return (
    <dl className="copyable-list">
      {details.map(({ name, shown, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{shown}</dd>
          <dd>
            <CopyButton text={text} what={name} look="secondary" />
          </dd>
        </div>
      ))}
    </dl>
  );
}
