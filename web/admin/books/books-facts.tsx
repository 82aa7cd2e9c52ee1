import type { ReactNode } from 'react';
import { Panel } from '../../ui/panel.tsx';
import './books.css';

/** The details of one thing of the books, as terms and what they are. */
export function BooksFacts({ facts }: { facts: readonly [name: string, value: ReactNode][] }) {
  return (
    <Panel title="Details">
      <dl className="books-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
