import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { RecentRecipient } from '../../../contract/money/recipients.ts';
import { bankName } from '../../../contract/money/transfer-words.ts';
import { recipientsQuery } from '../../api/recipient-query.ts';
import { latePart } from '../../app/navigation/late-part.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Monogram } from '../../ui/frame/monogram.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { LoadFailed } from '../frame/load-failed.tsx';
import { nicknamesTexts } from '../nicknames/nicknames.texts.ts';
import { useNickname } from '../nicknames/use-nickname.tsx';
import { findRecipients, recipientKey } from './find-recipients.ts';
import './transfers.css';
import { transfersTexts } from './transfers.texts.ts';

const texts = transfersTexts.peoplePanel;

// A customer who has paid a person needs none of it.
const EmptyState = latePart(
  async () => (await import('../../ui/lists/empty-state.tsx')).EmptyState,
);

/** As many as are taken in at a glance; more come with one press, or by the search. */
const shownFirst = 8;
const searchedFrom = 5;

interface PeoplePanelProps {
  kind: RecentRecipient['kind'];
  /** Opens the form, filled for a person who was paid before or empty for a new one. */
  onOpen: (person?: RecentRecipient) => void;
  /** Called when the customer reaches for the form. */
  onReach: () => void;
}

/** The people paid before, latest first: one press opens the form filled for that person. */
export function PeoplePanel({ kind, onOpen, onReach }: PeoplePanelProps) {
  const recipients = useQuery(recipientsQuery);
  const nickname = useNickname();
  const [search, setSearch] = useState('');
  const [showsAll, setShowsAll] = useState(false);
  const people = findRecipients(recipients.data ?? [], [kind], '');
  const found = findRecipients(people, [kind], search);
  const shown = showsAll ? found : found.slice(0, shownFirst);
  const reach = { onPointerEnter: onReach, onFocus: onReach };
  return (
    <Panel
      title={texts.whoAreYouPaying}
      className="people"
      aside={
        // Also while the people are on their way, and in the same place when they are there: the
        // button must not lose the focus.
        <Button onClick={() => onOpen()} {...reach}>
          <Icon name="plus" small />
          <span>
            {texts.newRecipientStartATransfer((text) => (
              <span className="visually-hidden">{text}</span>
            ))}
          </span>
        </Button>
      }
    >
      {recipients.data === undefined && (
        <div className="panel-body">
          <LoadFailed text={texts.thePeopleYouHavePaid} query={recipients} />
          {recipients.isPending && <Skeleton lines={3} label={texts.loadingThePeopleYouHave} />}
        </div>
      )}
      {recipients.data && people.length === 0 && (
        <Suspense>
          <EmptyState title={texts.noOneHereYet} reason={texts.chooseNewRecipientToSend} />
        </Suspense>
      )}
      {people.length >= searchedFrom && (
        <div className="people-search">
          <SearchField
            label={texts.searchThePeopleYouHave}
            placeholder={texts.nameBankOrAccount}
            value={search}
            onSearch={setSearch}
          />
        </div>
      )}
      {shown.length > 0 && (
        <ul className="people-list">
          {shown.map((person) => (
            <li key={recipientKey(person)}>
              <button
                type="button"
                className="person-opener"
                onClick={() => onOpen(person)}
                {...reach}
              >
                <Monogram name={person.nickname ?? person.recipientName} />
                <span className="person">
                  <strong>{person.nickname ?? person.recipientName}</strong>
                  <span className="muted">
                    {person.nickname !== null && `${person.recipientName} · `}
                    {bankName(person)}{' '}
                    <span className="person-account">···{person.recipientAccount.slice(-3)}</span>
                  </span>
                </span>
              </button>
              <Button
                look="quiet"
                compact
                aria-label={nicknamesTexts.nicknameOf(person.recipientName)}
                title={nicknamesTexts.nicknameOf(person.recipientName)}
                onClick={() => nickname.ask(person)}
              >
                <Icon name="edit" small />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {shown.length < found.length && (
        <button type="button" className="panel-more" onClick={() => setShowsAll(true)}>
          {texts.showAll(found.length)}
        </button>
      )}
      <p className="people-nobody muted" role="status">
        {people.length > 0 && found.length === 0 && texts.noOneYouPaidMatches(search)}
      </p>
      {nickname.window}
    </Panel>
  );
}
