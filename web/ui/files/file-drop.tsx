import type { DragEvent } from 'react';
import { useId, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { FieldMessage } from '../fields/field.tsx';
import type { FileKind } from './file-kinds.ts';
import { drawPicture } from './draw-picture.ts';
import {
  acceptedTypes,
  isOtherPicture,
  kindNames,
  unreadablePicture,
  wrongKind,
} from './file-kinds.ts';
import { FilePreview } from './file-preview.tsx';
import { useLatest } from '../use-latest.ts';
import { Icon } from '../icon.tsx';
import './files.css';
import { filesTexts } from './files.texts.ts';

const texts = filesTexts.fileDrop;

interface FileDropProps {
  /** The instruction, e.g. 'Choose the front of the check'. */
  label: string;
  /** As the contract names it. */
  name: string;
  kinds: readonly FileKind[];
  file: File | undefined;
  /** Several may be chosen at once; each comes by itself. */
  multiple?: boolean;
  /** Shown as it will be seen later: a person's picture is a circle. */
  round?: boolean;
  /** The form's words on the file; a file of a wrong kind is named here without them. */
  error?: string | undefined;
  /** Gets the file that was chosen; nothing when it is taken back. */
  onFile: (file?: File, ...others: File[]) => void;
}

/** Long enough for every letter of a document, far below what the bank takes. */
const maxSide = 4000;

/** The file, or why it cannot be taken. A picture of another kind is drawn again as a JPEG. */
async function readable(file: File, kinds: readonly FileKind[]): Promise<File | string> {
  if (!isOtherPicture(file, kinds)) return wrongKind(file, kinds) ?? file;
  try {
    return (await drawPicture(file, { turns: 0, maxSide })).file;
  } catch {
    return unreadablePicture(file);
  }
}

/**
 * A file by press, by keyboard or by dropping it: one real file input inside a dashed label. A file
 * of a wrong kind changes nothing.
 */
export function FileDrop({
  label,
  name,
  kinds,
  file,
  multiple = false,
  round = false,
  error,
  onFile,
}: FileDropProps) {
  const messageId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<string>();
  const message = refused ?? error;
  const reading = useLatest<(File | string)[]>();

  const take = (chosen: readonly File[]) => {
    const offered = multiple ? chosen : chosen.slice(0, 1);
    reading.begin(Promise.all(offered.map((each) => readable(each, kinds))), (read) => {
      setRefused(read.find((each) => typeof each === 'string'));
      const right = read.filter((each) => typeof each !== 'string');
      if (right.length > 0) onFile(...right);
    });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take([...event.dataTransfer.files]);
  };
  const hover = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const remove = () => {
    reading.forget();
    onFile();
    input.current?.focus();
  };
  return (
    <div className={classNames('field', message !== undefined && 'field-invalid')}>
      <label
        className={classNames('file-drop', over && 'file-drop-over')}
        onDragOver={hover}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Icon name="upload" />
        <strong>{label}</strong>
        <span className="file-drop-hint">
          <span className="file-drop-by-mouse">{texts.orDropItHere}</span>
          {kindNames(kinds)}.
        </span>
        <input
          ref={input}
          type="file"
          name={name}
          multiple={multiple}
          className="visually-hidden"
          accept={acceptedTypes(kinds)}
          aria-invalid={message !== undefined || undefined}
          aria-describedby={message === undefined ? undefined : messageId}
          onChange={({ currentTarget }) => {
            take([...(currentTarget.files ?? [])]);
            // Otherwise the same file, chosen again after Remove, would be no change.
            currentTarget.value = '';
          }}
        />
      </label>
      {/* Dropping moves no focus, so what came of it is read out. */}
      <div role="alert">
        <FieldMessage id={messageId} error={message} />
      </div>
      <p className="visually-hidden" role="status">
        {file && texts.isChosen(file.name)}
      </p>
      {file && <FilePreview file={file} round={round} onRemove={remove} />}
    </div>
  );
}
