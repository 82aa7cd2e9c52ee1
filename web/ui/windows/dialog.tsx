import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';
import { useBackStep } from './back-step.ts';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import { OfflineLineOfWindow } from '../feedback/offline-line.tsx';
import { markScrollEdges } from '../lists/scroll-edges.ts';
import { useWindowTitle } from '../window-title.ts';
import './dialog.css';
import { windowsTexts } from './windows.texts.ts';

const texts = windowsTexts.dialog;

interface DialogProps {
  open: boolean;
  title: string;
  /** The person wants to leave by Escape or Close. The owner decides. */
  onClose: () => void;
  /** The effect of the browser's Back; without it Back closes. */
  onBack?: () => void;
  role?: 'dialog' | 'alertdialog';
  narrow?: boolean;
  closeButton?: boolean;
  /** Shown in the head, before Close. */
  tool?: ReactNode;
  /** Where focus goes first; otherwise to the first thing that takes it. */
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

const edges = (popup: HTMLDivElement | null) =>
  popup === null ? undefined : markScrollEdges(popup);

/**
 * A window over the page: labelled, named, focus held inside, page behind inert, focus back to its opener
 * afterwards.
 */
export function Dialog({
  open,
  title,
  onClose,
  onBack = onClose,
  role = 'dialog',
  narrow = false,
  closeButton = true,
  tool,
  initialFocus,
  children,
}: DialogProps) {
  useBackStep(open, onBack);
  useWindowTitle(open, title);
  return (
    <BaseDialog.Root open={open} disablePointerDismissal onOpenChange={(next) => next || onClose()}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="dialog-scrim" />
        <BaseDialog.Viewport className="dialog-viewport">
          <BaseDialog.Popup
            ref={edges}
            className={classNames('dialog', narrow && 'dialog-narrow')}
            role={role}
            aria-modal="true"
            {...(initialFocus ? { initialFocus } : {})}
          >
            <div className="dialog-top">
              <header className="dialog-head">
                <BaseDialog.Title>{title}</BaseDialog.Title>
                {tool}
                {closeButton && (
                  <button
                    type="button"
                    className="icon-button"
                    aria-label={texts.close}
                    onClick={onClose}
                  >
                    <Icon name="close" />
                  </button>
                )}
              </header>
              <OfflineLineOfWindow />
            </div>
            {children}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
