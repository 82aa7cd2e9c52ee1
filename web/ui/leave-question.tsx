import { useEffect, useRef } from 'react';
import { Button } from './button.tsx';

interface LeaveQuestionProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Asked once before a window with something in it is closed. */
export function LeaveQuestion({ onStay, onLeave }: LeaveQuestionProps) {
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => stay.current?.focus(), []);
  return (
    <div className="dialog-foot" role="group" aria-label="Close this form?">
      <p role="status">Close and lose what you entered?</p>
      <Button ref={stay} look="secondary" compact onClick={onStay}>
        Keep editing
      </Button>
      <Button look="danger" compact onClick={onLeave}>
        Close anyway
      </Button>
    </div>
  );
}
