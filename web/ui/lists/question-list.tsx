import { Icon } from '../icon.tsx';
import './question-list.css';

interface QuestionListProps {
  questions: readonly { question: string; answer: string }[];
}

/** Questions that open their answers: details and summary, which work without script. */
export function QuestionList({ questions }: QuestionListProps) {
  return (
    <div className="questions">
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>
            {question}
            <Icon name="chevron-down" />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
