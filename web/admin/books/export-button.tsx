import { useMutation } from '@tanstack/react-query';
import { keepFile } from '../../api/keep-file.ts';
import { Button } from '../../ui/button.tsx';
import { failureText } from '../../ui/form/failure-text.ts';

interface ExportButtonProps {
  name: string;
  load: () => Promise<Blob>;
  onFailed: (text: string | undefined) => void;
}

/** Hands over what is shown, all of it, as CSV. */
export function ExportButton({ name, load, onFailed }: ExportButtonProps) {
  const exporting = useMutation({
    mutationFn: load,
    onMutate: () => onFailed(undefined),
    onSuccess: (file) => keepFile(file, name),
    onError: (failure) => onFailed(`The CSV could not be made: ${failureText(failure)}`),
  });
  return (
    <Button
      look="secondary"
      compact
      busy={exporting.isPending}
      busyLabel="Exporting..."
      onClick={() => exporting.mutate()}
    >
      Export CSV
    </Button>
  );
}
