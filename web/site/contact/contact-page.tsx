import { bankFacts } from '../../../config/bank.ts';
import { telephoneLink } from '../../bank/telephone-link.ts';
import { contactContent } from '../../content/contact-content.texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { PageTitle } from '../frame/page-title.tsx';
import { QuestionList } from '../../ui/lists/question-list.tsx';
import { BranchLocator } from './branch-locator.tsx';
import { ContactDetails } from './contact-details.tsx';
import { ContactForm } from './contact-form.tsx';

const { heading, lead, questionsTitle, questions } = contactContent;

export function ContactPage() {
  return (
    <>
      <PageTitle title={heading} lead={lead}>
        <p className="contact-now">
          <a className="contact-number" href={telephoneLink(bankFacts.phone)}>
            <Icon name="phone" />
            {bankFacts.phone}
          </a>
          <span className="office-state">{'{{officeState}}'}</span>
        </p>
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
