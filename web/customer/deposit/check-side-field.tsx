import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { FieldMessage } from '../../ui/fields/field.tsx';
import { FileDrop } from '../../ui/files/file-drop.tsx';
import { FilePicture } from '../../ui/files/file-picture.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TakePicture } from '../../ui/files/take-picture.tsx';
import { useLatest } from '../../ui/use-latest.ts';
import type { CheckSide } from './check-side.ts';
import { prepareSide, turnRight } from './check-side.ts';
import './deposit.css';
import { checkDialogTexts } from './deposit.texts.ts';

const texts = checkDialogTexts.checkSideField;

const kinds = ['JPG', 'PNG', 'WebP'] as const;

interface CheckSideFieldProps {
  name: 'front' | 'back';
  hint: string;
  side: CheckSide | undefined;
  error: string | undefined;
  onSide: (side: CheckSide | undefined) => void;
}

/** One side of the check: chosen, dropped or taken, then looked at, turned or taken again. */
export function CheckSideField({ name, hint, side, error, onSide }: CheckSideFieldProps) {
  const [busy, setBusy] = useState(false);
  const { begin, forget } = useLatest<CheckSide>();
  const subject = texts.subject(name);
  const place = useRef<HTMLFieldSetElement>(null);
  const prepare = (work: Promise<CheckSide>) => {
    setBusy(true);
    begin(work, (prepared) => {
      setBusy(false);
      onSide(prepared);
    });
  };
  const choose = (file: File | undefined) => file && prepare(prepareSide(file, 0));
  const retake = () => {
    // A picture that is still being turned is put away with the one in sight.
    forget();
    setBusy(false);
    onSide(undefined);
    // The buttons that had the focus are gone: it goes to the first field in their place.
    requestAnimationFrame(() => place.current?.querySelector('input')?.focus());
  };
  return (
    <fieldset ref={place} className="check-side" aria-busy={busy}>
      <legend>{name === 'front' ? texts.frontOfTheCheck : texts.backOfTheCheck}</legend>
      <p className="muted small">{hint}</p>
      {side === undefined ? (
        <>
          <FileDrop
            label={texts.chooseTheOfTheCheck(name)}
            name={name}
            kinds={kinds}
            file={undefined}
            error={error}
            onFile={choose}
          />
          <TakePicture
            subject={subject}
            facing="environment"
            fileName={`check-${name}.jpg`}
            onPicture={choose}
          />
        </>
      ) : (
        <ChosenSide
          subject={subject}
          side={side}
          error={error}
          onTurn={() => busy || prepare(turnRight(side))}
          onRetake={retake}
        />
      )}
    </fieldset>
  );
}

interface ChosenSideProps {
  subject: string;
  side: CheckSide;
  error: string | undefined;
  onTurn: () => void;
  onRetake: () => void;
}

function ChosenSide({ subject, side, error, onTurn, onRetake }: ChosenSideProps) {
  const messageId = useId();
  const turn = useRef<HTMLButtonElement>(null);
  // The control that had the focus is gone: the picture took its place.
  useEffect(() => turn.current?.focus(), []);
  return (
    <div className={error === undefined ? 'field' : 'field field-invalid'}>
      <FilePicture
        file={side.picture}
        alt={texts.yourPictureOf(subject)}
        className="check-picture"
      />
      <div role="alert">
        <FieldMessage id={messageId} error={error} />
      </div>
      <div role="status">
        {side.warnings.map((warning) => (
          <FieldMessage
            key={warning}
            id={`${messageId}-${warning.length}`}
            error={undefined}
            warning={warning}
          />
        ))}
      </div>
      <div className="check-side-buttons">
        <Button ref={turn} look="secondary" compact onClick={onTurn}>
          <Icon name="flip" />
          {texts.rotate(<span className="visually-hidden"> {subject}</span>)}
        </Button>
        <Button look="secondary" compact onClick={onRetake}>
          {texts.retake(<span className="visually-hidden"> {subject}</span>)}
        </Button>
      </div>
    </div>
  );
}
