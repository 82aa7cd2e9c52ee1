import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { Link } from 'wouter';
import { mailQuery } from '../../api/mailbox-queries.ts';
import { useParams } from '../../app/navigation/address.ts';
import { paths } from '../../app/paths.ts';
import { PageHeading } from '../../ui/frame/page-heading.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';
import { formatExact } from '../../ui/values/format-date.ts';
import { usePageTitle } from '../../ui/window-title.ts';
import { Loaded } from '../loaded.tsx';
import './mail-page.css';

/** One mail of a sandbox as text, its links to be pressed as in a mail program. */
function MailPage() {
  const { id = '' } = useParams();
  const query = useQuery(mailQuery(id));
  const { data } = query;
  usePageTitle(data?.subject);
  return (
    <>
      <p className="way-back">
        <Link to={paths.mailbox()}>
          <Icon name="chevron-left" small />
          Mailbox
        </Link>
      </p>
      <PageHeading
        detail={
          data &&
          `To ${data.to}${data.sentAt === null ? '' : ` · ${formatExact(new Date(data.sentAt))}`}`
        }
      >
        {data?.subject ?? 'Email'}
      </PageHeading>
      <Loaded what="The email" query={query} lines={8}>
        {({ text, attachments }) => (
          <Panel title="Text">
            <div className="panel-body">
              <p className="mail-text">
                <WithLinks text={text} />
              </p>
              {attachments.length > 0 && (
                <p className="muted">Attached: {attachments.join(', ')}</p>
              )}
            </div>
          </Panel>
        )}
      </Loaded>
    </>
  );
}

/** The text in its pieces, each with where it begins: every other one is an address. */
function piecesOf(text: string): { at: number; piece: string }[] {
  let at = 0;
  return text.split(/(https?:\/\/\S+)/).map((piece) => {
    const begins = at;
    at += piece.length;
    return { at: begins, piece };
  });
}

function WithLinks({ text }: { text: string }) {
  return piecesOf(text).map(({ at, piece }) =>
    /^https?:/.test(piece) ? (
      <a key={`link-${at}`} href={piece} rel="noreferrer">
        {piece}
      </a>
    ) : (
      <Fragment key={`text-${at}`}>{piece}</Fragment>
    ),
  );
}

export { MailPage as Page };
