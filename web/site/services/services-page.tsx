import type { ReactNode } from 'react';
import { VignetteChart } from '../../art/vignette-chart.tsx';
import { VignetteFlight } from '../../art/vignette-flight.tsx';
import { VignetteMap } from '../../art/vignette-map.tsx';
import { VignetteMoor } from '../../art/vignette-moor.tsx';
import { VignetteShelter } from '../../art/vignette-shelter.tsx';
import { VignetteTown } from '../../art/vignette-town.tsx';
import { servicesContent } from '../../content/services-content.texts.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageTitle } from '../frame/page-title.tsx';
import { QuestionList } from '../../ui/lists/question-list.tsx';

const { heading, lead, questionsTitle, questions, contact, contactTitle, contactLead } =
  servicesContent;

export function ServicesPage() {
  return (
    <>
      <PageTitle title={heading} lead={lead} />
      <ServiceCategories />
      <section className="band band-paper">
        <div className="page-width">
          <h2 className="display">{questionsTitle}</h2>
          <QuestionList questions={questions} />
        </div>
      </section>
      <section className="band">
        <div className="page-width">
          <div className="contact-panel">
            <div>
              <h2 className="display">{contactTitle}</h2>
              <p className="lead muted">{contactLead}</p>
            </div>
            <a className={buttonClass({ large: true })} href="/contact">
              {contact}
            </a>
          </div>
        </div>
      </section>
    </>
  );
}

const { categories, label } = servicesContent;

const pictures: Record<(typeof categories)[number]['id'], ReactNode> = {
  personal: <VignetteMoor />,
  business: <VignetteTown />,
  wealth: <VignetteChart />,
  digital: <VignetteFlight />,
  loans: <VignetteMap />,
  insurance: <VignetteShelter />,
};

function ServiceCategories() {
  return (
    <section className="band" aria-label={label}>
      <div className="page-width service-categories">
        {categories.map(({ id, title, text, bullets, fact, door }) => (
          <section key={id} id={id} className="service-category">
            {pictures[id]}
            <h2>{title}</h2>
            <p className="muted">{text}</p>
            <ul>
              {bullets.map((bullet) => (
                <li key={bullet}>
                  <Icon name="check" small />
                  {bullet}
                </li>
              ))}
            </ul>
            <div className="category-fact">{fact}</div>
            <a className={buttonClass({ look: 'secondary' })} href={door.to}>
              {door.label}
            </a>
          </section>
        ))}
      </div>
    </section>
  );
}
