import type { ReactNode } from 'react';
import { Panel } from '../../ui/panel.tsx';

/** One component, titled. */
export function Sample({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Panel title={title}>
      <div className="panel-body ui-page-samples">{children}</div>
    </Panel>
  );
}
