import { TwoStepSections } from '../../app/two-step/two-step-sections.tsx';
import { PageTop } from '../page-top.tsx';
import { twoStepTexts } from './two-step.texts.ts';

const texts = twoStepTexts.twoStepPage;

/** Where a customer makes signing in ask for more than a password. */
function TwoStepPage() {
  return (
    <>
      <PageTop heading={texts.twoStepSignIn} detail={texts.anExtraCheckWhenYou} />
      <TwoStepSections />
    </>
  );
}

export { TwoStepPage as Page };
