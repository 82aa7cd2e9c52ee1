import { QuestionList } from '../../ui/lists/question-list.tsx';
import { Sample } from './sample.tsx';

const questions = [
  { question: 'When can I call support?', answer: 'Mon-Fri 8-8, Sat 9-3, on (212) 555-0142.' },
  { question: 'Are my deposits insured?', answer: 'Deposits are insured up to $250,000.' },
  {
    question: 'How long does a local transfer take?',
    answer: 'Local transfers are processed within 24 hours.',
  },
];

export function QuestionsSection() {
  return (
    <Sample title="Accordion">
      <QuestionList questions={questions} />
    </Sample>
  );
}
