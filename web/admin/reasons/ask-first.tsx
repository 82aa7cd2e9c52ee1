import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';

interface AskFirstProps {
  label: ReactNode;
  compact?: boolean;
  /** The form that takes the button's place until it is canceled. */
  children: (cancel: () => void) => ReactNode;
}

/**
 * A button for what is grave: it does nothing but open its form, and has the focus again when that
 * is cancelled.
 */
export function AskFirst({ label, compact = false, children }: AskFirstProps) {
  const [asking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    if (wasAsking.current && !asking) button.current?.focus();
    wasAsking.current = asking;
  }, [asking]);
  if (asking) return children(() => setAsking(false));
  return (
    <Button ref={button} look="danger" compact={compact} onClick={() => setAsking(true)}>
      {label}
    </Button>
  );
}
