import { useId, useState } from 'react';
import { FieldMessage } from '../../ui/field.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import { FilePreview } from '../../ui/file-preview.tsx';

const most = 3;
const maxBytes = 5 * 1024 * 1024;

interface AttachmentsFieldProps {
  files: readonly File[];
  /** By the form's names, `attachment1` for the first. */
  errors: Partial<Record<string, string>>;
  onFiles: (files: readonly File[]) => void;
}

/** Up to three files, one after the other. */
export function AttachmentsField({ files, errors, onFiles }: AttachmentsFieldProps) {
  const [refused, setRefused] = useState<string>();
  const add = (file: File | undefined) => {
    if (!file) return;
    const isTooLarge = file.size > maxBytes;
    setRefused(isTooLarge ? `${file.name} is too large: at most 5 MB.` : undefined);
    if (!isTooLarge) onFiles([...files, file]);
  };
  const remove = (index: number) => {
    setRefused(undefined);
    onFiles(files.toSpliced(index, 1));
  };
  return (
    <div className="attachments" role="group" aria-label="Files">
      {files.map((file, index) => (
        // The same file may be chosen twice, and nothing else tells the two apart.
        // oxlint-disable-next-line react/no-array-index-key
        <ChosenFile key={`${index} ${file.name}`} file={file} error={errors[`attachment${index + 1}`]} onRemove={() => remove(index)} />
      ))}
      {files.length < most && (
        <FileDrop
          label={files.length === 0 ? 'Add a file' : 'Add another file'}
          name="attachment"
          kinds={['JPG', 'PNG', 'PDF']}
          file={undefined}
          error={refused}
          onFile={add}
        />
      )}
      <p className="muted small">Up to three files of 5 MB. Optional.</p>
    </div>
  );
}

function ChosenFile({ file, error, onRemove }: { file: File; error: string | undefined; onRemove: () => void }) {
  const id = useId();
  return (
    <div className={error === undefined ? undefined : 'field-invalid'}>
      <FilePreview file={file} onRemove={onRemove} />
      <FieldMessage id={id} error={error} />
    </div>
  );
}
