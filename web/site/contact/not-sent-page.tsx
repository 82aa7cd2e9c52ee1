import { contactContent } from '../../content/contact-content.texts.ts';
import { buttonClass } from '../../ui/button.tsx';
import { PageTitle } from '../frame/page-title.tsx';

const { notSentTitle, notSentText, backToForm } = contactContent;

/**
 * Lists the faults of a form sent without script. The server puts the list in; the browser's Back
 * keeps what was typed.
 */
export function NotSentPage() {
  return (
    <PageTitle title={notSentTitle} lead={notSentText}>
      <ul className="not-sent-problems">{'{{problems}}'}</ul>
      <a className={buttonClass()} href="/contact">
        {backToForm}
      </a>
    </PageTitle>
  );
}
