import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OptionalMail } from '../../../contract/values/optional-mails.ts';
import { call } from '../../api/client.ts';
import { isUnderWay, useTries } from '../../app/use-tries.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { LoadFailed } from '../frame/load-failed.tsx';
import { mailChoicesTexts } from './profile.texts.ts';

const mailChoicesQuery = queryOptions({
  queryKey: ['mail-choices'],
  queryFn: ({ signal }) => call('GET /api/users/mail-choices', { signal }),
});

interface Choice {
  mail: OptionalMail;
  wanted: boolean;
}

const failureWords = {
  refused: mailChoicesTexts.notKept,
  unanswered: mailChoicesTexts.unknown,
};

const titleOf = ({ mail }: Choice) => mailChoicesTexts.mails[mail].title;

const saidOf = (choice: Choice) => mailChoicesTexts[choice.wanted ? 'on' : 'off'](titleOf(choice));

/** The mails a customer gets: some to choose, each kept as it is ticked, and those always sent. */
export function MailChoices() {
  const queryClient = useQueryClient();
  const query = useQuery(mailChoicesQuery);
  const { tries, begin } = useTries({
    send: (body: Choice) => call('PUT /api/users/mail-choices', { body }),
    replaces: ({ mail }, { sent }) => sent.mail === mail,
    // Loads the choices again: another window may have changed one, and a failed change must not
    // stay on show.
    onSettled: () => queryClient.invalidateQueries(mailChoicesQuery),
  });
  // The box shows at once what is being kept, also while another is.
  const isWanted = ({ mail, wanted }: Choice) =>
    tries.find((each) => each.sent.mail === mail && isUnderWay(each))?.sent.wanted ?? wanted;
  return (
    <Panel title={mailChoicesTexts.title} className="mail-choices">
      <LoadFailed text={mailChoicesTexts.notLoaded} query={query} />
      {query.isPending && <Skeleton lines={4} label={mailChoicesTexts.loading} />}
      {query.data && (
        <fieldset aria-describedby="mails-always">
          <legend className="visually-hidden">{mailChoicesTexts.legend}</legend>
          {query.data.choices.map((choice) => (
            <Checkbox
              key={choice.mail}
              name={choice.mail}
              checked={isWanted(choice)}
              onChange={({ currentTarget }) =>
                begin({ mail: choice.mail, wanted: currentTarget.checked })
              }
              label={
                <>
                  <strong>{mailChoicesTexts.mails[choice.mail].title}</strong>
                  <span className="muted small">{mailChoicesTexts.mails[choice.mail].detail}</span>
                </>
              }
            />
          ))}
        </fieldset>
      )}
      <Alert kind="success">
        {tries.map(({ sent, answer }) => answer && <p key={sent.mail}>{saidOf(sent)}</p>)}
      </Alert>
      <Alert kind="error">
        {tries.map(
          ({ sent, failure }) =>
            failure && (
              <p key={sent.mail}>
                {mailChoicesTexts.failed(titleOf(sent), failureText(failure, failureWords))}
              </p>
            ),
        )}
      </Alert>
      <div className="mails-always" id="mails-always">
        <h3>{mailChoicesTexts.always}</h3>
        <ul>
          <li>{mailChoicesTexts.security}</li>
          <li>{mailChoicesTexts.payments}</li>
        </ul>
      </div>
    </Panel>
  );
}
