import type { ButtonProps } from '../../ui/button.tsx';
import { Button } from '../../ui/button.tsx';
import { KeyCap } from '../../ui/key-cap.tsx';

interface CaseButtonProps extends ButtonProps {
  /** The key that presses it while the focus is in the queue: a lower-case letter, or `escape`. */
  shortcut: string;
}

const shown: Record<string, string> = { escape: 'Esc' };

/** A decision about the open case, with its key next to its words. */
export function CaseButton({ shortcut, children, ...button }: CaseButtonProps) {
  return (
    <Button
      compact
      {...button}
      data-key={shortcut}
      aria-keyshortcuts={shortcut === 'escape' ? 'Escape' : shortcut}
    >
      <span className="case-button">
        {children}
        <KeyCap name={shown[shortcut] ?? shortcut.toUpperCase()} silent />
      </span>
    </Button>
  );
}
