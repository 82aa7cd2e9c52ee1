import { MoorFoot } from '../../art/moor-foot.tsx';
import { BrandLink } from './brand-link.tsx';
import { Icon } from '../icon.tsx';
import { SidebarGroups, type SidebarGroup } from './sidebar-groups.tsx';
import './sidebar.css';
import { frameTexts } from './frame.texts.ts';

const texts = frameTexts.sidebar;

interface SidebarProps {
  home: string;
  groups: readonly SidebarGroup[];
  onLogOut: () => void;
  /** A link was chosen: a drawer closes. */
  onChoose?: () => void;
}

/** Where one can go, in titled groups; where one is, marked; and the way out last. */
export function Sidebar({ home, groups, onLogOut, onChoose }: SidebarProps) {
  return (
    <>
      <BrandLink to={home} />
      <SidebarGroups label={texts.account} groups={groups} onChoose={onChoose} />
      <div className="sidebar-exit">
        <MoorFoot className="sidebar-foot" />
        <button type="button" className="sidebar-link" onClick={onLogOut}>
          <Icon name="log-out" />
          {texts.logout}
        </button>
      </div>
    </>
  );
}
