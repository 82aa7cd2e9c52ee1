import type { ReactNode } from 'react';
import { Panel } from '../../ui/panel.tsx';
import './accounts.css';

export interface Tip {
  title: string;
  text: ReactNode;
}

/** Short advice, one line ruled off from the next. */
export function Tips({ title, tips }: { title: string; tips: readonly Tip[] }) {
  return (
    <Panel title={title} className="tips">
      <ul>
        {tips.map((tip) => (
          <li key={tip.title}>
            <h3>{tip.title}</h3>
            <p className="muted">{tip.text}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
