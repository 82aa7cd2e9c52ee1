import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import type { Attachment } from '../../contract/people/conversations.ts';
import { fileQuery } from '../api/file-query.ts';
import { Button } from '../ui/button.tsx';
import { fileSizeText } from '../ui/files/file-size.ts';
import { Icon } from '../ui/icon.tsx';
import { PictureViewer } from '../ui/files/picture-viewer.tsx';
import { StoredFile } from './stored-file.tsx';
import './app.css';
import { attachedFilesTexts } from './app.texts.ts';

const texts = attachedFilesTexts.attachedFiles;

/** The files of a message, each fetched when it is asked for: a look of staff is on record. */
export function AttachedFiles({
  files,
  Document = StoredFile,
}: {
  files: readonly Attachment[];
  /** Shows a PDF; else it is offered for keeping. */
  Document?: ComponentType<{ address: string; name: string }>;
}) {
  if (files.length === 0) return null;
  return (
    <ul className="attached-files" aria-label={texts.attachedFiles}>
      {files.map((file, index) => (
        <li key={file.address}>
          <AttachedFile
            Document={Document}
            file={file}
            name={`${file.mediaType === 'application/pdf' ? texts.document : texts.picture} ${index + 1}`}
          />
        </li>
      ))}
    </ul>
  );
}

function AttachedFile({
  file: { address, mediaType, sizeBytes },
  name,
  Document,
}: {
  file: Attachment;
  name: string;
  Document: ComponentType<{ address: string; name: string }>;
}) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="secondary" compact aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name={mediaType === 'application/pdf' ? 'statement' : 'eye'} />
        {name}, {fileSizeText(sizeBytes)}
      </Button>
      {open &&
        (mediaType === 'application/pdf' ? (
          <Document address={address} name={name} />
        ) : (
          <AttachedPicture address={address} name={name} />
        ))}
    </>
  );
}

/** Large enough to be read, once it is there. */
function AttachedPicture({ address, name }: { address: string; name: string }) {
  const { data } = useQuery(fileQuery(address));
  return data ? (
    <PictureViewer picture={data} name={name} />
  ) : (
    <StoredFile address={address} name={name} />
  );
}
