import { Link } from 'react-router';
import type { Answer } from '../../api/client.ts';
import { paths } from '../../app/paths.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { formatExact } from '../../ui/format-date.ts';
import './message-text.css';

export type ShownMessage = Answer<'GET /api/admin/messages/{id}'>;

/** A message as it was written. Nothing in it is more than text: no link, no picture, no markup. */
export function MessageText({ message }: { message: ShownMessage }) {
  const { reference, subject, name, email, phone, customer, text, waitingSince, ending } = message;
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
            {customer ? (
              <span>
                <Link to={paths.manageUser(customer._id)}>{customer.username}</Link> has this email address. Anybody can write it into the form: find out who it
                is before you tell anything.
              </span>
            ) : (
              'Nobody has this email address'
            )}
          </dd>
        </div>
      </dl>
      <p className="message-body">{text}</p>
      {ending && (
        <>
          <h4>
            {ending.outcome === 'answered' ? 'Answered' : 'Closed without an answer'} by {ending.by}, {formatExact(new Date(ending.at))}
          </h4>
          <p className="message-body">{ending.text}</p>
        </>
      )}
    </article>
  );
}
