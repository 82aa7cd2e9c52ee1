import { NightLandscape } from '../../art/night-landscape.tsx';
import { ratesTexts } from '../../content/services-content.texts.ts';
import { siteContent } from '../../content/site-content.texts.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageTitle } from '../frame/page-title.tsx';

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

const { storyTitle, story, milestones, milestonesLabel, findBranch } = siteContent.about;

/** The story next to the line of years: drawn where the way is done, dotted where it goes on. */
function Story() {
  return (
    <section className="band band-paper">
      <div className="page-width story">
        <div className="story-text">
          <h2 className="display">{storyTitle}</h2>
          {story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <a className={buttonClass({ look: 'secondary' })} href="/contact#branches">
            {findBranch}
          </a>
        </div>
        <ol className="milestones" aria-label={milestonesLabel}>
          {milestones.map(({ year, text }) => (
            <li key={year}>
              <b>{year}</b>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

const { valuesTitle, values, seeServices } = siteContent.about;

function Values() {
  return (
    <section className="band">
      <div className="page-width feature-grid">
        <div className="feature-heading">
          <h2 className="display">{valuesTitle}</h2>
          <a className={buttonClass({ look: 'secondary' })} href="/services">
            {seeServices}
          </a>
        </div>
        <ol className="ruled-list numbered-list">
          {values.map(({ title, text }, index) => (
            <li key={title}>
              <span aria-hidden="true">{index + 1}</span>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

const { leadersTitle, leaders, writeToUs } = siteContent.about;

function initials(name: string): string {
  return name
    .split(' ')
    .map((word) => word.charAt(0))
    .join('');
}

/** The people who lead the bank, as monograms: no faces. */
function Leaders() {
  return (
    <section className="band band-paper">
      <div className="page-width">
        <h2 className="display">{leadersTitle}</h2>
        <ul className="leaders">
          {leaders.map(({ name, role, text }) => (
            <li key={name}>
              <span className="leader-monogram" aria-hidden="true">
                {initials(name)}
              </span>
              <h3>{name}</h3>
              <p className="leader-role">{role}</p>
              <p className="muted">{text}</p>
            </li>
          ))}
        </ul>
        <a className={buttonClass({ look: 'secondary' })} href="/contact">
          {writeToUs}
        </a>
      </div>
    </section>
  );
}

const { securityTitle, security, figures, openAccount } = siteContent.about;

function SecurityBand() {
  return (
    <section className="security-band lm-night">
      <NightLandscape />
      <div className="page-width">
        <h2 className="display">{securityTitle}</h2>
        <p className="security-claim">{siteContent.insured}</p>
        <ul className="security-list">
          {security.map(({ icon, title, text }) => (
            <li key={title}>
              <Icon name={icon} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <dl className="figures">
          {figures.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <a className={buttonClass({ look: 'secondary' })} href="/register">
          {openAccount}
        </a>
      </div>
    </section>
  );
}
