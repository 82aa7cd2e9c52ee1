import { TwoStepSections } from '../../app/two-step/two-step-sections.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';

/** Where staff make their own signing in ask for more than a password. */
export function Component() {
  return (
    <>
      <PageHeading documentTitle="Two-step sign-in" detail="A second proof that it is you, beside your password.">
        Two-step sign-in
      </PageHeading>
      <TwoStepSections />
    </>
  );
}
