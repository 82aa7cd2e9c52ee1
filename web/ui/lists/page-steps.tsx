import { Icon } from '../icon.tsx';
import './pagination.css';
import { listsTexts } from './lists.texts.ts';

const texts = listsTexts.pageSteps;

interface PageStepsProps {
  /** The part that is shown, in words. */
  label: string;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/**
 * Previous and Next for lists whose pages have no numbers; the ends stay visible when there is
 * nowhere to go.
 */
export function PageSteps({ label, onPrevious, onNext }: PageStepsProps) {
  return (
    <nav className="pagination page-steps" aria-label={texts.pages}>
      <p className="pagination-range">{label}</p>
      <ol>
        <li>
          <button type="button" disabled={!onPrevious} onClick={onPrevious}>
            <Icon name="chevron-left" small />
            {texts.previous}
          </button>
        </li>
        <li>
          <button type="button" disabled={!onNext} onClick={onNext}>
            {texts.next}
            <Icon name="chevron-right" small />
          </button>
        </li>
      </ol>
    </nav>
  );
}
