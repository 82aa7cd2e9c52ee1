import { useQuery } from '@tanstack/react-query';
import { Refused } from '../../api/failures.ts';
import { queuesQuery } from '../../api/queue-queries.ts';
import { Appearance } from '../../app/appearance.tsx';
import { TwoStepSections } from '../../app/two-step/two-step-sections.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { PageHeading } from '../../ui/frame/page-heading.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import './two-step-page.css';

/**
 * Where staff make their own signing in ask for more than a password; where the bank wants that,
 * until then nothing else works.
 */
function TwoStepPage() {
  const { error } = useQuery(queuesQuery);
  const required = error instanceof Refused && error.code === 'TWO_STEPS_REQUIRED';
  return (
    <div className="two-step-page">
      <PageHeading detail="An extra check when you log in.">Two-step sign-in</PageHeading>
      <Alert kind="info">{required && failureText(error)}</Alert>
      <TwoStepSections />
      <Appearance />
    </div>
  );
}

export { TwoStepPage as Page };
