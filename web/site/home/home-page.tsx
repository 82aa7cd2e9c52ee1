import { bankFacts } from '../../../config/bank.ts';
import { HeatherLandscape } from '../../art/heather-landscape.tsx';
import { NightLandscape } from '../../art/night-landscape.tsx';
import { siteContent } from '../../content/site-content.texts.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Hero } from './hero.tsx';
import { ServiceCards } from './service-cards.tsx';

export function HomePage() {
  return (
    <>
      <Hero />
      <FeatureList />
      <ServiceCards />
      <CounterBand />
      <Testimonials />
      <Invitation />
    </>
  );
}

function Testimonials() {
  return (
    <section className="band band-paper">
      <div className="page-width">
        <h2 className="display">{siteContent.home.testimonialsTitle}</h2>
        <div className="quotes">
          {siteContent.home.testimonials.map(({ quote, name, detail }) => (
            <figure key={name}>
              <blockquote>{quote}</blockquote>
              <figcaption>
                <b>{name}</b>
                <span className="muted">{detail}</span>
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}

const { join, joinTitle, joinLead } = siteContent.home;

function Invitation() {
  return (
    <section className="band">
      <div className="page-width">
        <div className="invitation">
          <div>
            <h2 className="display">{joinTitle}</h2>
            <p className="lead">{joinLead}</p>
            <a className={buttonClass({ large: true })} href="/register">
              {join}
            </a>
          </div>
          <HeatherLandscape />
        </div>
      </div>
    </section>
  );
}

/** The real numbers are in the HTML; the script only lets them count up. */
function CounterBand() {
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

const { featuresTitle, featuresLead, features } = siteContent.home;

function FeatureList() {
  return (
    <section className="band band-paper feature-band">
      <div className="page-width feature-grid">
        <div className="feature-heading">
          <h2 className="display">{featuresTitle}</h2>
          <p className="lead muted">{featuresLead}</p>
        </div>
        <ul className="ruled-list">
          {features.map((feature) => (
            <li key={feature.title}>
              <Icon name={feature.icon} />
              <div>
                <h3>{feature.title}</h3>
                <p>{feature.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
