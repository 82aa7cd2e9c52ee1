import { CopyButton } from '../copy-button.tsx';
import { feedbackTexts } from './feedback.texts.ts';
import './feedback.css';

/** The number under which the bank finds what went wrong, for who asks support. */
export function RequestReference({ id }: { id: string }) {
  return (
    <span className="request-reference">
      <span>{feedbackTexts.request(<span className="request-id">{id}</span>)}</span>
      <CopyButton text={id} what={feedbackTexts.requestNumber} />
    </span>
  );
}
