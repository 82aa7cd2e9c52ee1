import { paths } from '../app/paths.ts';
import type { ProfileMenuLink } from '../ui/frame/profile-menu.tsx';

/** The person's own pages, as the profile menu lists them. */
export const profileLinks: readonly ProfileMenuLink[] = [
  { to: paths.profile(), label: 'Profile', icon: 'user' },
  { to: paths.messages(), label: 'Messages', icon: 'mail' },
  { to: paths.passwordReset(), label: 'Password Reset', icon: 'lock' },
  { to: paths.twoStep(), label: 'Two-step sign-in', icon: 'key' },
  { to: paths.securityPin(), label: 'Security PIN', icon: 'shield' },
  { to: paths.sessions(), label: 'Sessions', icon: 'clock' },
];
