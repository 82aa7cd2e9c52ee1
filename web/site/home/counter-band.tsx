import { bankFacts } from '../../../config/bank.ts';
import { NightLandscape } from '../../art/night-landscape.tsx';
import { siteContent } from '../../content/site-content.texts.ts';

/** The real numbers are in the HTML; the script only lets them count up. */
export function CounterBand() {
  return (
    <section
      className="counter-band lm-night"
      aria-label={siteContent.home.numbers(bankFacts.name)}
    >
      <NightLandscape />
      <div className="page-width">
        <dl className="figures" data-counters="">
          {siteContent.home.counters.map(({ before, value, after, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {before}
                <span data-count={value}>{value}</span>
                {after}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
