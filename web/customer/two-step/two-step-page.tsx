import { Link } from 'wouter';
import { paths } from '../../app/paths.ts';
import { TwoStepSections } from '../../app/two-step/two-step-sections.tsx';
import { PageTop } from '../frame/page-top.tsx';
import { twoStepPageTexts } from './two-step-page.texts.ts';

/** Where a customer makes signing in ask for more than a password. */
function TwoStepPage() {
  return (
    <>
      <PageTop heading={twoStepPageTexts.heading} detail={twoStepPageTexts.detail} />
      <TwoStepSections />
      <p className="muted small">
        {twoStepPageTexts.notMine((text) => (
          <Link to={paths.freeze()}>{text}</Link>
        ))}
      </p>
    </>
  );
}

export { TwoStepPage as Page };
