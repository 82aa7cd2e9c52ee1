import { useQuery } from '@tanstack/react-query';
import { userQuery } from '../../api/user-queries.ts';
import { paths } from '../../app/paths.ts';
import { BrandLink } from '../../ui/frame/brand-link.tsx';
import { PageHeading } from '../../ui/frame/page-heading.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { LoadFailed } from '../frame/load-failed.tsx';
import { SuspendedPage } from '../frame/suspended-page.tsx';
import { PersonalInfoForm } from './personal-info-form.tsx';
import './personal-info-page.css';
import { personalInfoTexts } from './personal-info.texts.ts';

const texts = personalInfoTexts.personalInfoPage;

/** The personal information, asked in three steps on a page without the menus around it. */
function PersonalInfoPage() {
  const user = useQuery(userQuery);
  return (
    <main className="personal-info" id="main">
      <BrandLink to={paths.dashboard()} />
      {user.data?.status === false ? (
        <SuspendedPage withLogout />
      ) : (
        <PageHeading
          detail={
            user.data?.profileSubmitted === true
              ? texts.threeShortStepsLeaveA
              : texts.threeShortSteps
          }
        >
          {texts.personalInformation}
        </PageHeading>
      )}
      <LoadFailed text={texts.failedToCheckSuspension} query={user} />
      {user.isPending && <Skeleton lines={6} />}
      {user.data?.status === true && <PersonalInfoForm user={user.data} />}
    </main>
  );
}

export { PersonalInfoPage as Page };
