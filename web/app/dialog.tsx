import { lateWindow, useWindowAhead } from './late-window.tsx';

const load = async () => (await import('../ui/windows/dialog.tsx')).Dialog;

/** The kit's `Dialog`, whose file a page does not wait for. */
export const Dialog = lateWindow(load);

/** For a page whose windows are drawn only when they open. */
export const useDialogAhead = (): void => useWindowAhead(load);
