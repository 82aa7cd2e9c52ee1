import { Button } from '../button.tsx';

interface SaveOrRemoveFootProps {
  /** Undefined where there is nothing to remove yet. */
  remove: { label: string; busyLabel: string; onPress: () => void } | undefined;
  save: { label: string; busyLabel: string };
  isSaving: boolean;
  isRemoving: boolean;
}

/** The foot of a window in which one thing is saved or removed: one of both at a time. */
export function SaveOrRemoveFoot({ remove, save, isSaving, isRemoving }: SaveOrRemoveFootProps) {
  return (
    <div className="dialog-foot">
      {remove && (
        <Button
          look="danger"
          compact
          disabled={isSaving}
          busy={isRemoving}
          busyLabel={remove.busyLabel}
          onClick={remove.onPress}
        >
          {remove.label}
        </Button>
      )}
      <Button
        type="submit"
        compact
        disabled={isRemoving}
        busy={isSaving}
        busyLabel={save.busyLabel}
      >
        {save.label}
      </Button>
    </div>
  );
}
