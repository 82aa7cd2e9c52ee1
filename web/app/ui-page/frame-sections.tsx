import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Sidebar } from '../../ui/frame/sidebar.tsx';
import { ConfirmDialog } from '../../ui/windows/confirm-dialog.tsx';
import { Drawer } from '../../ui/windows/drawer.tsx';
import type { ProfileMenuLink } from '../../ui/frame/profile-menu.tsx';
import { ProfileMenu } from '../../ui/frame/profile-menu.tsx';
import { Sample } from './sample.tsx';

type Window = 'confirm' | 'confirm-blocked' | 'drawer';

const links: readonly ProfileMenuLink[] = [{ to: '/ui', label: 'Profile', icon: 'user' }];

const ignore = () => undefined;

export function WindowsSection() {
  const [open, setOpen] = useState<Window>();
  const close = () => setOpen(undefined);
  return (
    <Sample title="Menu, confirm and drawer">
      <div className="ui-page-row">
        <ProfileMenu username="maya.okafor" links={links} onLogOut={ignore} />
        <ProfileMenu username="kmensah" small links={links} onLogOut={ignore} />
        <Button look="danger" onClick={() => setOpen('confirm')}>
          Suspend vsamuelsen
        </Button>
        <Button look="danger" onClick={() => setOpen('confirm-blocked')}>
          Delete vsamuelsen
        </Button>
        <Button look="secondary" onClick={() => setOpen('drawer')}>
          Open the drawer
        </Button>
      </div>
      <ConfirmDialog
        open={open === 'confirm' || open === 'confirm-blocked'}
        title={open === 'confirm-blocked' ? 'Delete vsamuelsen?' : 'Suspend vsamuelsen?'}
        confirmLabel={open === 'confirm-blocked' ? 'Delete user' : 'Suspend user'}
        busyLabel="Please wait..."
        busy={false}
        blockedReason={open === 'confirm-blocked' ? 'Type the username first' : undefined}
        onConfirm={close}
        onCancel={close}
      >
        <p className="muted">
          They will see the Account Suspended page on every screen until you unsuspend them.
        </p>
      </ConfirmDialog>
      {open === 'drawer' && (
        <Drawer label="Menu" onClose={close}>
          <p>Where one can go.</p>
        </Drawer>
      )}
    </Sample>
  );
}

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
