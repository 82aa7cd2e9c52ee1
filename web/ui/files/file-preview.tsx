import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { FilePicture } from './file-picture.tsx';
import { fileSizeText } from './file-size.ts';
import { Icon } from '../icon.tsx';
import './files.css';
import { filesTexts } from './files.texts.ts';

const texts = filesTexts.filePreview;

interface FilePreviewProps {
  file: File;
  round?: boolean;
  onRemove: () => void;
}

/**
 * A chosen file before it is sent: its picture (a document has an icon), name, size and a way to
 * take it back.
 */
export function FilePreview({ file, round = false, onRemove }: FilePreviewProps) {
  return (
    <div className="file-preview">
      <span className={classNames('file-picture', round && 'file-picture-round')}>
        {file.type.startsWith('image/') ? (
          <FilePicture file={file} alt="" />
        ) : (
          <Icon name="statement" />
        )}
      </span>
      <span className="file-name">
        <strong>{file.name}</strong>
        <span className="muted">{fileSizeText(file.size)}</span>
      </span>
      <Button look="quiet" compact onClick={onRemove}>
        {texts.remove(<span className="visually-hidden"> {file.name}</span>)}
      </Button>
    </div>
  );
}
