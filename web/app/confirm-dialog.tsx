import { lateWindow } from './late-window.tsx';

/** The kit's `ConfirmDialog`, whose file a page does not wait for. */
export const ConfirmDialog = lateWindow(
  async () => (await import('../ui/windows/confirm-dialog.tsx')).ConfirmDialog,
);
