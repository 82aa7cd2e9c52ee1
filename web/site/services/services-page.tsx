import { servicesContent } from '../../content/services-content.texts.ts';
import { buttonClass } from '../../ui/button.tsx';
import { PageTitle } from '../frame/page-title.tsx';
import { QuestionList } from '../../ui/lists/question-list.tsx';
import { ServiceCategories } from './service-categories.tsx';

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
