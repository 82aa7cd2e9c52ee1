import { bank } from '../../config/bank.ts';
import { Badge } from '../ui/badge.tsx';
import { buttonClass } from '../ui/button.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import './suspended-page.css';

/** Replaces every customer page while the account is suspended. */
export function SuspendedPage() {
  return (
    <div className="suspended">
      <Badge look="bad" icon="ban">
        Suspended
      </Badge>
      <PageHeading documentTitle="Account Suspended">Account Suspended</PageHeading>
      <p className="lead">
        Your account is suspended, so nothing can be sent or changed. Your money stays where it is. Please contact support to find out why and what to do next.
      </p>
      <a className={buttonClass()} href={`mailto:${bank.supportEmail}?subject=Account%20suspended`}>
        Contact support
      </a>
    </div>
  );
}
