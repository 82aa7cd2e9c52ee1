import { CheckBack, CheckFront } from '../../art/check-example.tsx';
import { depositTexts } from './deposit.texts.ts';

const texts = depositTexts.checkExamples;

/** Examples of good pictures of both sides of a check. */
export function CheckExamples() {
  return (
    <div className="check-examples screen-only">
      <figure>
        <CheckFront label={texts.aCheckLiesFlat} />
        <figcaption className="muted small">{texts.frontAllFourCorners}</figcaption>
      </figure>
      <figure>
        <CheckBack label={texts.theBackIsSigned} />
        <figcaption className="muted small">{texts.backSignedAndEndorsed}</figcaption>
      </figure>
    </div>
  );
}
