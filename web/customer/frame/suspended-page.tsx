import { bankFacts } from '../../../config/bank.ts';
import { logOut } from '../../api/log-out.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { PageHeading } from '../../ui/frame/page-heading.tsx';
import { telephoneLink } from '../../bank/telephone-link.ts';
import { usePageTitle } from '../../ui/window-title.ts';
import { Row } from '../../ui/layout/row.tsx';
import './frame-parts.css';
import { suspendedPageTexts } from './frame.texts.ts';

const texts = suspendedPageTexts.suspendedPage;

interface SuspendedPageProps {
  /** Where nothing around the page offers the way out. */
  withLogout?: boolean;
}

/** Replaces every customer page while the account is suspended. */
export function SuspendedPage({ withLogout = false }: SuspendedPageProps) {
  usePageTitle(texts.accountSuspended);
  return (
    <div className="suspended">
      <Badge look="bad" icon="ban">
        {texts.suspended}
      </Badge>
      <PageHeading>{texts.accountSuspended}</PageHeading>
      <p className="lead">{texts.yourAccountIsSuspendedSo}</p>
      <Row gap={16} rowGap={12} align="center">
        <a
          className={buttonClass()}
          href={`mailto:${bankFacts.supportEmail}?subject=Account%20suspended`}
        >
          {texts.contactSupport}
        </a>
        <p>{texts.orCall(<a href={telephoneLink(bankFacts.phone)}>{bankFacts.phone}</a>)}</p>
        {withLogout && (
          <Button look="secondary" onClick={() => void logOut()}>
            {texts.logout}
          </Button>
        )}
      </Row>
    </div>
  );
}
