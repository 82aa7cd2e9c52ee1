import { TwoStepSections } from '../../app/two-step/two-step-sections.tsx';
import { PageTop } from '../page-top.tsx';

/** Where a customer makes signing in ask for more than a password. */
function TwoStepPage() {
  return (
    <>
      <PageTop heading="Two-step sign-in" detail="An extra check when you log in." />
      <TwoStepSections />
    </>
  );
}

export { TwoStepPage as Page };
