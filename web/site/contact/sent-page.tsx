import { contactContent } from '../../content/contact-content.texts.ts';
import { buttonClass } from '../../ui/button.tsx';
import { PageTitle } from '../frame/page-title.tsx';

const { sentTitle, sentText, reference, goHome } = contactContent;

/** Where the form lands without script. The server puts the reference in. */
export function SentPage() {
  return (
    <PageTitle title={sentTitle} lead={sentText}>
      <p className="sent-reference">{reference(<b>{'{{reference}}'}</b>)}</p>
      <a className={buttonClass()} href="/">
        {goHome}
      </a>
    </PageTitle>
  );
}
