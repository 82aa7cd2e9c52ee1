import { bankFacts } from '../../config/bank.ts';
import { logOut } from '../api/log-out.ts';
import { Badge } from '../ui/feedback/badge.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { PageHeading } from '../ui/frame/page-heading.tsx';
import { telephoneLink } from '../bank/telephone-link.ts';
import { usePageTitle } from '../ui/window-title.ts';
import './suspended-page.css';

interface SuspendedPageProps {
  /** Where nothing around the page offers the way out. */
  withLogout?: boolean;
}

/** Replaces every customer page while the account is suspended. */
export function SuspendedPage({ withLogout = false }: SuspendedPageProps) {
  usePageTitle('Account Suspended');
  return (
    <div className="suspended">
      <Badge look="bad" icon="ban">
        Suspended
      </Badge>
      <PageHeading>Account Suspended</PageHeading>
      <p className="lead">
        Your account is suspended, so nothing can be sent or changed. Your money stays where it is.
        Please contact support to find out why and what to do next.
      </p>
      <div className="suspended-next">
        <a
          className={buttonClass()}
          href={`mailto:${bankFacts.supportEmail}?subject=Account%20suspended`}
        >
          Contact support
        </a>
        <p>
          or call <a href={telephoneLink(bankFacts.phone)}>{bankFacts.phone}</a>
        </p>
        {withLogout && (
          <Button look="secondary" onClick={() => void logOut()}>
            Logout
          </Button>
        )}
      </div>
    </div>
  );
}
