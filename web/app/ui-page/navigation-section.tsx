import { Sidebar } from '../../ui/frame/sidebar.tsx';
import { Sample } from './sample.tsx';

const groups = [
  {
    title: 'Accounts',
    links: [
      { to: '/ui', label: 'Components', icon: 'grid' },
      { to: '/ui/elsewhere', label: 'Elsewhere', icon: 'list' },
    ],
  },
] as const;

export function NavigationSection() {
  return (
    <Sample title="Sidebar">
      <div className="sidebar ui-page-sidebar">
        <Sidebar home="/ui" groups={groups} onLogOut={() => undefined} />
      </div>
    </Sample>
  );
}
