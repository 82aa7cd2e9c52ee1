import { Suspense, type ReactNode } from 'react';
import { Link } from 'wouter';
import { useAddress } from '../../app/navigation/address.ts';
import { latePart } from '../../app/navigation/late-part.tsx';
import { paths } from '../../app/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { PageHeading } from '../../ui/frame/page-heading.tsx';
import { HeaderActions } from './header-actions.tsx';
import { profileLinks } from './profile-links.ts';
import { pageTopTexts } from './frame.texts.ts';

const texts = pageTopTexts.pageTop;

const OwnPages = latePart(async () => (await import('./own-pages.tsx')).OwnPages);

/** Pages whose panels are 640 px wide: a form, or lines that are read. */
const narrowPages: ReadonlySet<string> = new Set([
  paths.security(),
  paths.passwordReset(),
  paths.twoStep(),
  paths.securityPin(),
  paths.sessions(),
  paths.feeds(),
  paths.freeze(),
  paths.notices(),
]);

/** Pages that are reached from the profile, or from a line or bell that is on every page. */
const ofProfile: ReadonlySet<string> = new Set([
  ...profileLinks.map(({ to }) => to),
  paths.feeds(),
  paths.freeze(),
  paths.notices(),
  paths.confirmEmail(),
]);

interface PageTopProps {
  heading: ReactNode;
  detail?: ReactNode;
}

/** The head of every customer page: its heading, and on wide screens the person's menu. */
export function PageTop({ heading, ...detail }: PageTopProps) {
  const { pathname } = useAddress();
  const isOfProfile = pathname !== paths.profile() && ofProfile.has(pathname);
  return (
    <div className="page-top">
      <div className="page-top-heading">
        {isOfProfile && (
          <Link className="page-back" to={paths.profile()}>
            <Icon name="chevron-left" small />
            {texts.profile}
          </Link>
        )}
        <PageHeading {...detail}>{heading}</PageHeading>
      </div>
      <HeaderActions />
      <Suspense>{narrowPages.has(pathname) && <OwnPages />}</Suspense>
    </div>
  );
}
