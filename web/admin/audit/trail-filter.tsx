import { useQuery } from '@tanstack/react-query';
import { auditActionsQuery, type AuditQuestion } from '../../api/audit-queries.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { type Checked, useForm } from '../../ui/form/use-form.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { actionWords } from './audit-words.ts';
import './audit.css';

interface TrailFilterProps {
  question: AuditQuestion;
  onAsk: (question: AuditQuestion) => void;
}

const wrongWay = 'The start date can’t be after the end date.';

function readQuestion(element: HTMLFormElement): AuditQuestion {
  const { person, actor, action, from, to } = Object.fromEntries(new FormData(element)) as Record<
    string,
    string
  >;
  return { person: person?.trim(), actor: actor?.trim(), action, from, to };
}

const checkQuestion = (question: AuditQuestion): Checked<AuditQuestion> =>
  question.from && question.to && question.from > question.to
    ? { errors: { to: wrongWay } }
    : { values: question };

/**
 * Asks the trail, and only when the button is pressed: every question is itself a line of the
 * trail.
 */
export function TrailFilter({ question, onAsk }: TrailFilterProps) {
  const { data: actions = [] } = useQuery(auditActionsQuery);
  // The action in the address is in the list also before the list has come.
  const choices =
    question.action && !actions.includes(question.action) ? [question.action, ...actions] : actions;
  const form = useForm({
    initial: question,
    read: readQuestion,
    check: checkQuestion,
    send: (asked) => Promise.resolve(asked),
    onSent: onAsk,
  });
  return (
    <Form form={form} className="trail-filter" role="search" aria-label="Audit trail">
      <TextField
        label="About"
        name="person"
        placeholder="Name, email, ID"
        defaultValue={question.person}
        autoComplete="off"
        maxLength={254}
      />
      <TextField
        label="By"
        name="actor"
        placeholder="Name, email, ID"
        defaultValue={question.actor}
        autoComplete="off"
        maxLength={254}
      />
      <SelectField
        key={choices.length}
        label="What"
        name="action"
        placeholder="Everything"
        choices={choices}
        wordOf={actionWords}
        defaultValue={question.action ?? ''}
      />
      <TextField label="From" type="date" name="from" defaultValue={question.from} />
      <TextField
        label="To"
        type="date"
        name="to"
        defaultValue={question.to}
        error={form.errors['to']}
      />
      <Button type="submit">Show</Button>
    </Form>
  );
}
