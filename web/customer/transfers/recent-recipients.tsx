import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { bankName } from '../../../contract/transfer-words.ts';
import type { RecentRecipient } from '../../../contract/recipients.ts';
import { recipientsQuery } from '../../api/recipient-query.ts';
import { Monogram } from '../../ui/frame/monogram.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { findRecipients, recipientKey } from './find-recipients.ts';
import './recent-recipients.css';
import { transfersTexts } from './transfers.texts.ts';

const texts = transfersTexts.recentRecipients;

/** As many as are taken in at a glance; the search finds the others. */
const shown = 4;

interface RecentRecipientsProps {
  kind: RecentRecipient['kind'];
  title: string;
  onChoose: (recipient: RecentRecipient) => void;
}

/**
 * The payees whom the customer paid before: one press fills the form. Shows nothing before the
 * first payment.
 */
export function RecentRecipients({ kind, title, onChoose }: RecentRecipientsProps) {
  const [search, setSearch] = useState('');
  const { data = [] } = useQuery(recipientsQuery);
  const known = findRecipients(data, kind, '');
  if (known.length === 0) return null;
  const matching = findRecipients(known, kind, search);
  return (
    <section className="recent-recipients" aria-labelledby="recent-recipients">
      <h4 id="recent-recipients">{title}</h4>
      {known.length > shown && (
        <SearchField
          inWindow
          label={texts.search(title.toLowerCase())}
          placeholder={kind === 'bill' ? texts.nameCategoryOrAccount : texts.nameBankOrAccount}
          value={search}
          onSearch={setSearch}
        />
      )}
      <ul>
        {matching.slice(0, shown).map((recipient) => (
          <li key={recipientKey(recipient)}>
            <button type="button" onClick={() => onChoose(recipient)}>
              <Monogram name={recipient.nickname ?? recipient.recipientName} />
              <span className="recipient-words">
                <strong>{recipient.nickname ?? recipient.recipientName}</strong>
                <span className="muted">
                  {recipient.nickname !== null && `${recipient.recipientName} · `}
                  {recipient.billType ?? bankName(recipient)}{' '}
                  <span className="recipient-account">
                    ···{recipient.recipientAccount.slice(-3)}
                  </span>
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p className="muted" role="status">
        {matching.length === 0 && texts.noOneYouPaidMatches(search)}
      </p>
    </section>
  );
}
