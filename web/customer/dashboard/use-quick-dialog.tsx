import { Suspense, useState, useTransition } from 'react';
import type { QuickAction } from './quick-action-list.ts';

/**
 * Opens the window of a quick action, whose code is fetched when the customer reaches for it.
 * `opening` is the label of the one that is on its way.
 */
export function useQuickDialog() {
  const [asked, setAsked] = useState<string>();
  const [opened, setOpened] = useState<Pick<QuickAction, 'Dialog'>>();
  const [isOpening, startTransition] = useTransition();
  const open = (action: QuickAction) => {
    setAsked(action.label);
    startTransition(() => setOpened(action));
  };
  const dialog = (
    <Suspense>{opened && <opened.Dialog onClose={() => setOpened(undefined)} />}</Suspense>
  );
  return { open, opening: isOpening ? asked : undefined, dialog };
}
