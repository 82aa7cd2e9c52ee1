import { siteContent } from '../../content/site-content.texts.ts';
import { PageTitle } from '../frame/page-title.tsx';
import { QuestionList } from '../../ui/lists/question-list.tsx';
import { BranchLocator } from './branch-locator.tsx';
import { ContactDetails } from './contact-details.tsx';
import { ContactForm } from './contact-form.tsx';

const { heading, lead, questionsTitle, questions } = siteContent.contact;

export function ContactPage() {
  return (
    <>
      <PageTitle title={heading} lead={lead}>
        <p className="office-state">{'{{officeState}}'}</p>
      </PageTitle>
      <section className="band band-paper">
        <div className="page-width contact-grid">
          <ContactDetails />
          <ContactForm />
        </div>
      </section>
      <BranchLocator />
      <section className="band">
        <div className="page-width">
          <h2 className="display">{questionsTitle}</h2>
          <QuestionList questions={questions} />
        </div>
      </section>
    </>
  );
}
