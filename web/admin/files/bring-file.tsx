import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { achFilesKey } from '../../api/books-queries.ts';
import { call } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { FileDrop } from '../../ui/files/file-drop.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { Panel } from '../../ui/panel.tsx';

/** The bank keeps no longer name. */
const longestName = 120;

function formOf(file: File): FormData {
  const form = new FormData();
  form.set('file', file);
  form.set('name', file.name.slice(-longestName));
  return form;
}

/** Brings in a file, which is read and judged at once and waits for a second person. */
export function BringFile() {
  const [file, setFile] = useState<File>();
  const queryClient = useQueryClient();
  const bring = useMutation({
    mutationFn: (chosen: File) => call('POST /api/admin/ach-uploads', { form: formOf(chosen) }),
    onSuccess: () => setFile(undefined),
    // A file that is refused is in the list below, with the reason.
    onSettled: () => queryClient.invalidateQueries({ queryKey: achFilesKey }),
  });
  const choose = (chosen: File | undefined) => {
    bring.reset();
    setFile(chosen);
  };
  return (
    <Panel title="Bring in a file">
      <Stack gap={16} className="panel-body file-brought">
        <p className="muted small">
          A file with salaries or other entries that the bank received. It is checked at once;
          nothing of it is taken before a colleague takes it.
        </p>
        <Alert kind="success">{bring.data?.message}</Alert>
        <FileDrop
          label="Choose a file of the ACH network"
          name="file"
          kinds={['ACH']}
          file={file}
          error={failureText(bring.error)}
          onFile={choose}
        />
        {file && (
          <div>
            <Button
              busy={bring.isPending}
              busyLabel="Reading..."
              onClick={() => bring.mutate(file)}
            >
              Bring in this file
            </Button>
          </div>
        )}
      </Stack>
    </Panel>
  );
}
