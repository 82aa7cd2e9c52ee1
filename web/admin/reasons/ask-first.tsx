import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../ui/button.tsx';

interface AskFirstProps {
  label: ReactNode;
  compact?: boolean;
  /** The form that stands in the button's place until it is cancelled. */
  children: (cancel: () => void) => ReactNode;
}

/** A button for what is grave: it does nothing but open its form, and has the focus again when that is cancelled. */
export function AskFirst({ label, compact = false, children }: AskFirstProps) {
  const [asking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const cancel = () => {
    flushSync(() => setAsking(false));
    button.current?.focus();
  };
  if (asking) return children(cancel);
  return (
    <Button ref={button} look="danger" compact={compact} onClick={() => setAsking(true)}>
      {label}
    </Button>
  );
}
