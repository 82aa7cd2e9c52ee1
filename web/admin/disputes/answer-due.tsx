import { writtenDay } from '../../../contract/values/calendar-day.ts';
import type { Answer } from '../../api/client.ts';
import { Badge } from '../../ui/feedback/badge.tsx';

interface AnswerDueProps {
  day: string;
  urgency: Answer<'GET /api/admin/disputes'>['cases'][number]['urgency'];
}

/** By when a customer has to hear from us; red once it is near. */
export function AnswerDue({ day, urgency }: AnswerDueProps) {
  const text = `due ${writtenDay(day)}`;
  if (urgency === 'later') return <span>{text}</span>;
  return (
    <Badge look="bad" icon="clock">
      {urgency === 'overdue' ? `overdue, ${text}` : text}
    </Badge>
  );
}
