import '../configure-zod.ts';
import { Passkeys } from '../passkeys/passkeys.tsx';
import { useDialogAhead } from '../dialog.tsx';
import { TwoStep } from './two-step.tsx';
import './two-step-sections.css';

/** Two-step sign-in and passkeys, a section each: the same for customers and staff. */
export function TwoStepSections() {
  // Recovery codes are shown once only: their window is there before they are made.
  useDialogAhead();
  return (
    <div className="two-step-sections">
      <TwoStep />
      <Passkeys />
    </div>
  );
}
