import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { userQuery } from '../../api/user-queries.ts';
import { paths } from '../../app/paths.ts';
import { EmailLinkButton } from '../frame/email-link-button.tsx';
import { confirmEmailTexts } from './confirm-email.texts.ts';

const texts = confirmEmailTexts.newLink;

/**
 * Offers another link: by a press for the address that the account has, by the details for one that
 * waits to replace it.
 */
export function NewLink() {
  const { data: user } = useQuery(userQuery);
  if (!user) return null;
  if (user.pendingEmail === null) return user.emailConfirmed ? null : <EmailLinkButton />;
  return (
    <p className="muted small confirm-email-note">
      {texts.submitYourDetails((text) => (
        <Link to={paths.personalInfo()}>{text}</Link>
      ))}
    </p>
  );
}
