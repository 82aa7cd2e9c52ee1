import { ratesTexts } from '../../content/services-content.texts.ts';
import { siteContent } from '../../content/site-content.texts.ts';
import { PageTitle } from '../frame/page-title.tsx';
import { Leaders } from './leaders.tsx';
import { SecurityBand } from './security-band.tsx';
import { Story } from './story.tsx';
import { Values } from './values.tsx';

const { heading, lead } = siteContent.about;

export function AboutPage() {
  return (
    <>
      <PageTitle title={heading} lead={lead} />
      <Story />
      <Values />
      <Figures />
      <Leaders />
      <SecurityBand />
    </>
  );
}

/** Rates and fees of the moment, which the server puts in. */
function Figures() {
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
