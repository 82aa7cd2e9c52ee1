import type { ReactNode } from 'react';
import { Lark } from '../../art/lark.tsx';
import './progress.css';

interface PanelProps {
  message: string;
  /** Instead of the usual one. */
  picture?: ReactNode;
  children?: ReactNode;
}

/** Something is under way: a spinner and what it is. */
export function BusyPanel({ message, picture, children }: PanelProps) {
  return (
    <div className="busy-panel" role="status">
      {picture ?? <span className="spinner" aria-hidden="true" />}
      <strong>{message}</strong>
      {children}
    </div>
  );
}

/** It is done: the lark on its way, and the message. */
export function SuccessPanel({ message, picture, children }: PanelProps) {
  return (
    <div className="busy-panel" role="status">
      {picture ?? <LarkOnHerWay />}
      <strong>{message}</strong>
      {children}
    </div>
  );
}

function LarkOnHerWay() {
  return (
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
  );
}
