/** What every window of a quick action is given. */
export interface QuickDialogProps {
  onClose: () => void;
}
