import type { ReactNode } from 'react';
import type { IconName } from '../../art/icons.tsx';
import { Icon } from '../icon.tsx';
import { MenuButton, type MenuItem } from './menu-button.tsx';
import { Monogram } from './monogram.tsx';
import './top-bar.css';
import { frameTexts } from './frame.texts.ts';

const texts = frameTexts.profileMenu;

export interface ProfileMenuLink {
  to: string;
  label: string;
  icon: IconName;
}

interface ProfileMenuProps {
  username: string;
  /** Their picture, over the monogram. */
  face?: ReactNode;
  /**
   * The person's own pages, above the way out. Where something waits in one, the button has a dot,
   * and says it too.
   */
  links: readonly MenuItem[];
  /** Only the monogram is drawn. */
  small?: boolean;
  onLogOut: () => void;
}

/** The person's own menu. */
export function ProfileMenu({ username, face, links, small = false, onLogOut }: ProfileMenuProps) {
  const wayOut = {
    label: texts.logout,
    icon: 'log-out',
    onChoose: onLogOut,
    apart: links.length > 0,
  } as const;
  const waiting = links.flatMap(({ waits }) => waits?.words ?? []);
  return (
    <MenuButton
      label={texts.profileMenu}
      items={[...links, wayOut]}
      className={small ? 'profile-button-small' : 'profile-button'}
    >
      <span className="visually-hidden">{texts.profileMenuToo}</span>
      <Monogram name={username}>{face}</Monogram>
      {waiting.length > 0 && <span className="profile-dot" aria-hidden="true" />}
      <span className={small ? 'visually-hidden' : 'profile-name'}>{username}</span>
      {waiting.length > 0 && <span className="visually-hidden">, {waiting.join(', ')}</span>}
      {!small && <Icon name="chevron-down" small />}
    </MenuButton>
  );
}
