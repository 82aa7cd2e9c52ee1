import { useQuery } from '@tanstack/react-query';
import { fileQuery } from '../api/file-query.ts';
import { FilePicture } from '../ui/files/file-picture.tsx';
import { fileSizeText } from '../ui/files/file-size.ts';
import { Icon } from '../ui/icon.tsx';
import { TryAgain } from '../ui/feedback/try-again.tsx';
import { useObjectUrl } from '../ui/files/use-object-url.ts';
import './app.css';
import { storedFileTexts } from './app.texts.ts';

const texts = storedFileTexts.storedFile;

interface StoredFileProps {
  /** As the bank gave it. */
  address: string;
  /** The name of the file, e.g. `ID document`. */
  name: string;
}

/**
 * A file the bank keeps: a picture is shown, a document offered for keeping. It is never opened as
 * a page of ours.
 */
export function StoredFile({ address, name }: StoredFileProps) {
  const query = useQuery(fileQuery(address));
  const { data: file, error } = query;
  return (
    <div>
      <TryAgain query={query}>{() => <p>{texts.couldNotBeLoadedNothing(name)}</p>}</TryAgain>
      {file === undefined && !error && <span className="stored-picture" aria-busy="true" />}
      {file && <Stored file={file} name={name} />}
    </div>
  );
}

function Stored({ file, name }: { file: Blob; name: string }) {
  return file.type.startsWith('image/') ? (
    <FilePicture className="stored-picture" file={file} alt={name} />
  ) : (
    <StoredDocument file={file} name={name} />
  );
}

function StoredDocument({ file, name }: { file: Blob; name: string }) {
  return (
    <a className="stored-document" href={useObjectUrl(file)} download={`${name}.pdf`}>
      <Icon name="statement" />
      {texts.downloadPdf(name, fileSizeText(file.size))}
    </a>
  );
}
