import { bankFacts } from '../../../config/bank.ts';
import { telephoneLink } from '../../bank/telephone-link.ts';
import { contactContent } from '../../content/contact-content.texts.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageTitle } from '../frame/page-title.tsx';
import { QuestionList } from '../../ui/lists/question-list.tsx';
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

const { locatorTitle, locatorLead, place, openNow, noBranch, branchesTitle, moreBranches } =
  contactContent;

/**
 * Every branch of the bank once, put in by the server; the script filters them, without it all of
 * them are shown.
 */
function BranchLocator() {
  return (
    <section className="band" id="branches" data-locator="" data-holidays="{{holidays}}">
      <div className="page-width">
        <h2 className="display">{locatorTitle}</h2>
        <p className="lead muted locator-lead">{locatorLead}</p>
        <form className="locator-form" role="search" aria-label={locatorTitle}>
          <TextField label={place} name="place" type="search" autoComplete="off" />
          <Checkbox label={openNow} name="openNow" />
        </form>
        <p className="locator-count" role="status" />
        <div className="branch-group">
          <h3>{branchesTitle}</h3>
          <ul className="picture-cards">{'{{featuredBranches}}'}</ul>
        </div>
        <div className="branch-group">
          <h3>{moreBranches}</h3>
          <ul className="branch-list">{'{{branchList}}'}</ul>
        </div>
        <p className="locator-none" hidden>
          {noBranch(bankFacts.phone)}
        </p>
      </div>
    </section>
  );
}
