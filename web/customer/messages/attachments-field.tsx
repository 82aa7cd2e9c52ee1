import { useId, useState } from 'react';
import { FieldMessage } from '../../ui/fields/field.tsx';
import { FileDrop } from '../../ui/files/file-drop.tsx';
import { FilePreview } from '../../ui/files/file-preview.tsx';
import { messagesTexts } from './messages.texts.ts';
import { Stack } from '../../ui/layout/stack.tsx';

const texts = messagesTexts.attachmentsField;

const most = 3;
const maxBytes = 5 * 1024 * 1024;

interface AttachmentsFieldProps {
  files: readonly File[];
  /** By the form's names, `attachment1` for the first. */
  errors: Partial<Record<string, string>>;
  onFiles: (files: readonly File[]) => void;
}

/** Up to three files, together or one after the other. */
export function AttachmentsField({ files, errors, onFiles }: AttachmentsFieldProps) {
  const [refused, setRefused] = useState<string>();
  const add = (...chosen: (File | undefined)[]) => {
    const given = chosen.filter((file) => file !== undefined);
    const tooLarge = given.find((file) => file.size > maxBytes);
    const right = given.filter((file) => file.size <= maxBytes).slice(0, most - files.length);
    const tooMany = files.length + given.length > most && texts.onlyFilesFitIntoA(most);
    setRefused(tooLarge ? texts.isTooLargeAtMost(tooLarge.name) : tooMany || undefined);
    if (right.length > 0) onFiles([...files, ...right]);
  };
  const remove = (index: number) => {
    setRefused(undefined);
    onFiles(files.toSpliced(index, 1));
  };
  return (
    <Stack gap={12} className="attachments" role="group" aria-label={texts.files}>
      {files.map((file, index) => (
        // The same file may be chosen twice, and nothing else tells the two apart.
        <ChosenFile
          // oxlint-disable-next-line react/no-array-index-key
          key={`${index} ${file.name}`}
          file={file}
          error={errors[`attachment${index + 1}`]}
          onRemove={() => remove(index)}
        />
      ))}
      {files.length < most && (
        <FileDrop
          label={files.length === 0 ? texts.addFiles : texts.addAnotherFile}
          name="attachment"
          kinds={['JPG', 'PNG', 'PDF']}
          file={undefined}
          multiple
          error={refused}
          onFile={add}
        />
      )}
      {files.length === most && refused !== undefined && (
        <p className="field-error" role="alert">
          {refused}
        </p>
      )}
      <p className="muted small">{texts.upToThreeFilesOf}</p>
    </Stack>
  );
}

function ChosenFile({
  file,
  error,
  onRemove,
}: {
  file: File;
  error: string | undefined;
  onRemove: () => void;
}) {
  const id = useId();
  return (
    <div className={error === undefined ? undefined : 'field-invalid'}>
      <FilePreview file={file} onRemove={onRemove} />
      <FieldMessage id={id} error={error} />
    </div>
  );
}
