import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import './panel-fold.css';

/** A sheet of paper of which one line is in sight, until it is opened. */
export function PanelFold({ line, children }: { line: ReactNode; children: ReactNode }) {
  return (
    <details className="panel panel-fold">
      <summary>
        {line}
        <Icon name="chevron-down" ofFold />
      </summary>
      {children}
    </details>
  );
}
