import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { useBackStep } from './back-step.ts';
import { Icon } from '../icon.tsx';
import './drawer.css';
import { windowsTexts } from './windows.texts.ts';

const texts = windowsTexts.drawer;

interface DrawerProps {
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * The sidebar of small screens: slides over the page, holds the focus, locks the scroll, closes by
 * Escape, Back or a press outside.
 */
export function Drawer({ label, onClose, children }: DrawerProps) {
  useBackStep(true, onClose);
  return (
    <BaseDialog.Root open onOpenChange={(next) => next || onClose()}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="drawer-scrim" />
        <BaseDialog.Popup className="drawer sidebar" aria-label={label} aria-modal="true">
          <button
            type="button"
            className="icon-button drawer-close"
            aria-label={texts.closeMenu}
            onClick={onClose}
          >
            <Icon name="close" />
          </button>
          {children}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
