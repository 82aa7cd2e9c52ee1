import { Icon } from '../../ui/icon.tsx';

interface QuestionListProps {
  questions: readonly { question: string; answer: string }[];
}

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
