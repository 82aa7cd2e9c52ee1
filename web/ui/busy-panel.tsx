import type { ReactNode } from 'react';
import { Lark } from '../art/lark.tsx';
import './busy-panel.css';

interface PanelProps {
  message: string;
  children?: ReactNode;
}

/** Something is under way: a spinner and what it is. */
export function BusyPanel({ message, children }: PanelProps) {
  return (
    <div className="busy-panel" role="status">
      <span className="spinner" aria-hidden="true" />
      <strong>{message}</strong>
      {children}
    </div>
  );
}

/** It is done: the lark on its way, and the message. */
export function SuccessPanel({ message, children }: PanelProps) {
  return (
    <div className="busy-panel" role="status">
      <svg width="92" height="60" viewBox="0 -4 92 60" aria-hidden="true">
        <path
          d="M2 52C26 50 40 40 52 28"
          fill="none"
          stroke="var(--lm-action)"
          strokeWidth="2.4"
          strokeDasharray="1 7"
          strokeLinecap="round"
        />
        <Lark x={44} y={-2} scale={0.95} fill="var(--lm-action)" />
      </svg>
      <strong>{message}</strong>
      {children}
    </div>
  );
}
