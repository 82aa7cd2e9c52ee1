import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReadRates } from '../../../contract/staff/reference-rates.ts';
import { call } from '../../api/client.ts';
import { ratesQuery } from '../../api/policy-queries.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { FileDrop } from '../../ui/files/file-drop.tsx';
import { Panel } from '../../ui/panel.tsx';
import type { Happened } from '../users/happened.ts';
import { failureText } from '../../ui/form/failure-text.ts';
import { RatesPreview } from './rates-preview.tsx';

function formOf(file: File, fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  form.set('file', file);
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/** Takes the daily file, shows what it would do, and books it. */
export function ImportRates() {
  const [file, setFile] = useState<File>();
  const [happened, setHappened] = useState<Happened>();
  const queryClient = useQueryClient();
  const read = useMutation<ReadRates, Error, File>({
    mutationFn: (chosen) => call('POST /api/admin/rates/preview', { form: formOf(chosen) }),
  });
  const clear = () => {
    setFile(undefined);
    read.reset();
  };
  const book = useMutation({
    mutationFn: (given: { file: File; confirmed: boolean }) =>
      call('POST /api/admin/rates', {
        form: formOf(given.file, given.confirmed ? { confirmed: 'yes' } : {}),
      }),
    onSuccess: async ({ message }) => {
      clear();
      setHappened({ kind: 'success', text: message });
      await queryClient.invalidateQueries(ratesQuery);
    },
    onError: (failure) => setHappened({ kind: 'error', text: failureText(failure) }),
  });
  const choose = (chosen: File | undefined) => {
    setHappened(undefined);
    clear();
    if (chosen === undefined) return;
    setFile(chosen);
    read.mutate(chosen);
  };
  return (
    <Panel title="Import the daily file" className="import-rates">
      <div className="panel-body import-body">
        <p className="muted small">
          The European Central Bank publishes it on business days at about 4 PM in Frankfurt:
          eurofxref-daily.xml at www.ecb.europa.eu/stats/eurofxref.
        </p>
        <Alert kind={happened?.kind ?? 'success'}>{happened?.text}</Alert>
        <FileDrop
          label="Choose the file"
          name="file"
          kinds={['XML']}
          file={file}
          error={failureText(read.error)}
          onFile={choose}
        />
        {file && read.data && (
          <RatesPreview
            key={file.name + read.submittedAt}
            read={read.data}
            busy={book.isPending}
            onBook={(confirmed) => book.mutate({ file, confirmed })}
          />
        )}
      </div>
    </Panel>
  );
}
