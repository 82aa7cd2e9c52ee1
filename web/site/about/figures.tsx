import { ratesTexts } from '../../content/rates.texts.ts';

/** Rates and fees of the moment, which the server puts in. */
export function Figures() {
  return (
    <section className="band">
      <div className="page-width">
        <h2 className="display">{ratesTexts.figuresTitle}</h2>
        <p className="lead muted">{ratesTexts.figuresLead}</p>
        <dl className="figures bank-figures">{'{{bankFigures}}'}</dl>
      </div>
    </section>
  );
}
