/** The props of every window of a quick action. */
export interface QuickDialogProps {
  onClose: () => void;
}
