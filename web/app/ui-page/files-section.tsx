import { useState } from 'react';
import { FileDrop } from '../../ui/files/file-drop.tsx';
import { FilePreview } from '../../ui/files/file-preview.tsx';
import { Sample } from './sample.tsx';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 60"><rect width="96" height="60" ' +
  'fill="#d8e8ea"/><circle cx="28" cy="26" r="10" fill="#0f4c5c"/><path d="M12 56a16 16 0 0 1 ' +
  '32 0" fill="#0f4c5c"/></svg>';
const picture = new File([drawing], 'id-front.svg', { type: 'image/svg+xml' });
const paper = new File(
  [new Uint8Array(421_888)],
  'a-proof-of-address-with-a-long-name-2026-11-21.pdf',
  { type: 'application/pdf' },
);
const ignore = () => undefined;

export function FilesSection() {
  const [file, setFile] = useState<File>();
  const [late, setLate] = useState<File>();
  return (
    <Sample title="File drop and preview">
      <FileDrop
        label="Choose the front of the check"
        name="front"
        kinds={['JPG', 'PNG']}
        file={file}
        onFile={setFile}
      />
      <FilePreview file={picture} onRemove={ignore} />
      <FilePreview file={paper} onRemove={ignore} />
      <FileDrop
        label="Choose the ID document"
        name="idDocument"
        kinds={['JPG', 'PNG', 'PDF']}
        file={late}
        error={late === undefined ? 'Please choose an ID document.' : undefined}
        onFile={setLate}
      />
    </Sample>
  );
}
