import type { IconName } from '../../art/icons.tsx';
import { Icon } from '../icon.tsx';
import { MenuButton } from './menu-button.tsx';
import { Monogram } from './monogram.tsx';
import './profile-menu.css';
import { frameTexts } from './frame.texts.ts';

const texts = frameTexts.profileMenu;

export interface ProfileMenuLink {
  to: string;
  label: string;
  icon: IconName;
}

interface ProfileMenuProps {
  username: string;
  /** The person's own pages, above the way out. */
  links: readonly ProfileMenuLink[];
  /** Only the monogram is drawn. */
  small?: boolean;
  onLogOut: () => void;
}

/** The person's own menu. */
export function ProfileMenu({ username, links, small = false, onLogOut }: ProfileMenuProps) {
  const wayOut = {
    label: texts.logout,
    icon: 'log-out',
    onChoose: onLogOut,
    apart: links.length > 0,
  } as const;
  return (
    <MenuButton
      label={texts.profileMenu}
      items={[...links, wayOut]}
      className={small ? 'profile-button-small' : 'profile-button'}
    >
      <span className="visually-hidden">{texts.profileMenuToo}</span>
      <Monogram name={username} />
      <span className={small ? 'visually-hidden' : 'profile-name'}>{username}</span>
      {!small && <Icon name="chevron-down" small />}
    </MenuButton>
  );
}
