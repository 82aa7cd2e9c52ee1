import { useState } from 'react';
import type { ComponentType } from 'react';
import { bringLostStyles } from '../../app/navigation/lost-styles.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import type { QuickAction } from './quick-action-list.ts';
import type { QuickDialogProps } from './quick-dialog.ts';
import { dashboardTexts } from './dashboard.texts.ts';

const texts = dashboardTexts.quickActions;

/**
 * Opens the window of a quick action, whose code is fetched when the customer reaches for it.
 * `opening` is the label of the one that is on its way; `dialog` shows the window, or why it did
 * not open.
 */
export function useQuickDialog() {
  const [opened, setOpened] = useState<{ Dialog: ComponentType<QuickDialogProps> }>();
  const [failed, setFailed] = useState<string>();
  const [opening, setOpening] = useState<string>();
  const open = async ({ label, load }: QuickAction) => {
    setFailed(undefined);
    setOpening(label);
    const bring = async () => {
      await bringLostStyles();
      return await load();
    };
    try {
      // A load that began when the customer reached for it may still be failing.
      setOpened({ Dialog: await bring().catch(bring) });
    } catch {
      setFailed(label);
    }
    setOpening((now) => (now === label ? undefined : now));
  };
  const dialog = (
    <>
      <Alert kind="error">{failed && texts.couldNotBeOpenedNo(failed)}</Alert>
      {opened && <opened.Dialog onClose={() => setOpened(undefined)} />}
    </>
  );
  return { open, opening, dialog };
}
