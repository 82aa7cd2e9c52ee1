import { Button, type ButtonLook } from '../../ui/button.tsx';
import './cases.css';

interface ConfirmButtonsProps {
  look?: ButtonLook;
  confirmLabel: string;
  busyLabel: string;
  busy: boolean;
  onCancel: () => void;
}

/**
 * The end of a form that decides: the deed, in its own words, and the way back. Confirming submits
 * the form.
 */
export function ConfirmButtons({
  look = 'primary',
  confirmLabel,
  busyLabel,
  busy,
  onCancel,
}: ConfirmButtonsProps) {
  return (
    <div className="case-buttons">
      <Button type="submit" look={look} compact busy={busy} keepsFocus busyLabel={busyLabel}>
        {confirmLabel}
      </Button>
      <Button look="quiet" compact disabled={busy} onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
