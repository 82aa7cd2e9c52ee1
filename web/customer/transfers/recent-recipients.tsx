import { useState } from 'react';
import { bankName } from '../../../contract/money/transfer-words.ts';
import type { RecentRecipient } from '../../../contract/money/recipients.ts';
import { Monogram } from '../../ui/frame/monogram.tsx';
import { wireWordsTexts } from '../../bank/bank.texts.ts';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { findRecipients, recipientKey } from './find-recipients.ts';
import './transfers.css';
import { transfersTexts } from './transfers.texts.ts';

const texts = transfersTexts.recentRecipients;

/** As many as are taken in at a glance; the search finds the others. */
const shown = 4;

interface RecentRecipientsProps {
  /** All of these kinds, latest first. */
  known: readonly RecentRecipient[];
  kinds: readonly RecentRecipient['kind'][];
  title: string;
  /** The level of its heading among those of its window. */
  level?: 'h3' | 'h4';
  onChoose: (recipient: RecentRecipient) => void;
}

/** Payees to choose from: the latest in sight, the others by search. */
export function RecentRecipients({
  known,
  kinds,
  title,
  level: Heading = 'h4',
  onChoose,
}: RecentRecipientsProps) {
  const [search, setSearch] = useState('');
  const matching = findRecipients(known, kinds, search);
  return (
    <section className="recent-recipients" aria-labelledby="recent-recipients">
      <Heading id="recent-recipients">{title}</Heading>
      {known.length > shown && (
        <SearchField
          inWindow
          label={texts.search(title.toLowerCase())}
          placeholder={
            kinds.includes('bill') ? texts.nameCategoryOrAccount : texts.nameBankOrAccount
          }
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
                  {recipient.billType === null
                    ? bankName(recipient)
                    : wireWordsTexts.category(recipient.billType)}{' '}
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
