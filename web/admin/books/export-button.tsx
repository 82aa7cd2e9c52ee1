import { useMutation } from '@tanstack/react-query';
import { keepFile } from '../../api/keep-file.ts';
import { Button } from '../../ui/button.tsx';
import { failureText } from '../../ui/form/failure-text.ts';

interface ExportButtonProps {
  label?: string;
  /** The subject of the sentence that says why it failed. */
  what?: string;
  name: string;
  disabledReason?: string | undefined;
  load: () => Promise<Blob>;
  onFailed: (text: string | undefined) => void;
}

/** Hands over a file that the bank makes: all of what is shown as CSV, if nothing else is said. */
export function ExportButton({
  label = 'Export CSV',
  what = 'The CSV',
  name,
  disabledReason,
  load,
  onFailed,
}: ExportButtonProps) {
  const exporting = useMutation({
    mutationFn: load,
    onMutate: () => onFailed(undefined),
    onSuccess: (file) => keepFile(file, name),
    onError: (failure) => onFailed(`${what} could not be made: ${failureText(failure)}`),
  });
  return (
    <Button
      look="secondary"
      compact
      busy={exporting.isPending}
      busyLabel="Exporting..."
      disabledReason={disabledReason}
      onClick={() => exporting.mutate()}
    >
      {label}
    </Button>
  );
}
