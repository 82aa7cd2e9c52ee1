import { paths } from '../../app/paths.ts';
import type { ProfileMenuLink } from '../../ui/frame/profile-menu.tsx';
import { profileLinksTexts } from './frame.texts.ts';

const texts = profileLinksTexts.profileLinks;

/** The person's own pages, as the profile menu lists them. */
export const profileLinks: readonly ProfileMenuLink[] = [
  { to: paths.profile(), label: texts.profile, icon: 'user' },
  { to: paths.messages(), label: texts.messages, icon: 'mail' },
  { to: paths.security(), label: texts.security, icon: 'shield' },
  { to: paths.passwordReset(), label: texts.passwordReset, icon: 'lock' },
  { to: paths.twoStep(), label: texts.twoStepSignIn, icon: 'phone' },
  { to: paths.securityPin(), label: texts.securityPin, icon: 'digits' },
  { to: paths.sessions(), label: texts.sessions, icon: 'clock' },
];
