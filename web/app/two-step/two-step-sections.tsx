import '../configure-zod.ts';
import { useQuery } from '@tanstack/react-query';
import { passkeysQuery } from '../../api/passkeys-query.ts';
import { secondFactorQuery } from '../../api/second-factor-query.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useHaveCome } from '../../ui/feedback/use-have-come.ts';
import { Passkeys } from '../passkeys/passkeys.tsx';
import { useDialogAhead } from '../dialog.tsx';
import { TwoStep } from './two-step.tsx';
import './two-step.css';

/** Two-step sign-in and passkeys, a section each: the same for customers and staff. */
export function TwoStepSections() {
  // Recovery codes are shown once only: their window is there before they are made.
  useDialogAhead();
  // They come together, so that neither moves the other.
  const isComing = !useHaveCome(useQuery(secondFactorQuery), useQuery(passkeysQuery));
  return (
    <>
      {isComing && <Skeleton lines={14} />}
      <div className="two-step-sections" hidden={isComing}>
        <TwoStep />
        <Passkeys />
      </div>
    </>
  );
}
