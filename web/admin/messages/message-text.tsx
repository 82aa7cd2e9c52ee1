import { Link } from 'wouter';
import type { Answer } from '../../api/client.ts';
import { AttachedFiles } from '../../app/attached-files.tsx';
import { StaffDocument } from '../documents/staff-document.tsx';
import { paths } from '../../app/paths.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { formatExact } from '../../ui/values/format-date.ts';
import { plural } from '../../ui/values/plural.ts';
import './message-text.css';

export type ShownMessage = Answer<'GET /api/admin/messages/{id}'>;

/** A message as it was written. Nothing in it is more than text: no link, no picture, no markup. */
export function MessageText({ message }: { message: ShownMessage }) {
  const {
    reference,
    subject,
    name,
    email,
    phone,
    customer,
    signedIn,
    text,
    files,
    others,
    waitingSince,
    doubtful,
    ending,
  } = message;
  return (
    <article className="message">
      <h3 className="message-subject">{subject}</h3>
      <dl className="message-lines small">
        <div>
          <dt>From</dt>
          <dd>
            {name}, {email} <CopyButton text={email} what="email address" />
          </dd>
        </div>
        {phone !== '' && (
          <div>
            <dt>Phone</dt>
            <dd>{phone}</dd>
          </div>
        )}
        <div>
          <dt>Reference</dt>
          <dd>
            {reference} <CopyButton text={reference} what="reference" />
          </dd>
        </div>
        <div>
          <dt>Written</dt>
          <dd>{formatExact(new Date(waitingSince))}</dd>
        </div>
        <div>
          <dt>Customer</dt>
          <dd>
            <Writer customer={customer} signedIn={signedIn} />
          </dd>
        </div>
      </dl>
      {doubtful && (
        <p className="message-doubt small">
          A program may have written this: a field that people don’t see was filled in. Some
          browsers fill it by themselves.
        </p>
      )}
      <p className="message-body">{text}</p>
      <AttachedFiles files={files} Document={StaffDocument} />
      <OtherParts parts={others} />
      {ending && (
        <>
          <h4>
            {ending.outcome === 'answered' ? 'Answered' : 'Closed without an answer'} by {ending.by}
            , {formatExact(new Date(ending.at))}
          </h4>
          <p className="message-body">{ending.text}</p>
        </>
      )}
    </article>
  );
}

function Writer({ customer, signedIn }: Pick<ShownMessage, 'customer' | 'signedIn'>) {
  if (customer === null)
    return signedIn
      ? 'Written while logged in; this customer has left the bank'
      : 'No customer has this email address';
  const link = <Link to={paths.manageUser(customer._id)}>{customer.username}</Link>;
  return signedIn ? (
    <span>{link} wrote this while logged in. Your answer also shows up in their messages.</span>
  ) : (
    <span>
      {link} has this email address. Anyone can type it into the form, so confirm who it is before
      you share anything.
    </span>
  );
}

/** Shows the other messages of the same conversation, folded away. */
function OtherParts({ parts }: { parts: ShownMessage['others'] }) {
  if (parts.length === 0) return null;
  return (
    <details className="message-others">
      <summary>
        {plural(parts.length, { one: 'One more message', other: '# more messages' })} of this
        conversation
      </summary>
      {parts.map(({ from, at, text, files }) => (
        <section key={`${from} ${at} ${text}`}>
          <h4>
            {from === 'bank' ? 'Our answer' : 'The customer'}, {formatExact(new Date(at))}
          </h4>
          <p className="message-body">{text}</p>
          <AttachedFiles files={files} Document={StaffDocument} />
        </section>
      ))}
    </details>
  );
}
