import type { ReactNode } from 'react';
import { EmptyLandscape } from '../../art/empty-landscape.tsx';
import './empty-state.css';

interface EmptyStateProps {
  title: string;
  /** The reason why there is nothing, in one line. */
  reason: string;
  /** The one thing to do next. */
  action?: ReactNode;
}

export function EmptyState({ title, reason, action }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <EmptyLandscape />
      <p className="empty-title">{title}</p>
      <p className="muted">{reason}</p>
      {action}
    </div>
  );
}
