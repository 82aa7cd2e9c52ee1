import { useEffect, useState } from 'react';
import type { ButtonLook } from './button.tsx';
import { buttonClass } from './button.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import './copy-button.css';

const feedbackMs = 2000;

interface CopyButtonProps {
  text: string;
  /** What is copied, e.g. 'account number'. */
  what: string;
  look?: ButtonLook;
}

/** What is said, for two seconds, of a copy that was made, or that the browser did not allow. */
const said = { made: 'Copied!', refused: 'Not copied' } as const;

/** Copies plain text and says so. Not shown where the browser offers no clipboard. */
export function CopyButton({ text, what, look = 'quiet' }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<keyof typeof said>();
  useEffect(() => {
    if (outcome === undefined) return;
    const timer = setTimeout(() => setOutcome(undefined), feedbackMs);
    return () => clearTimeout(timer);
  }, [outcome]);
  if (!('clipboard' in navigator)) return null;
  const copied = outcome === 'made';
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setOutcome('made'),
      () => setOutcome('refused'),
    );
  return (
    <button type="button" className={classNames(buttonClass({ look, compact: true }), 'copy-button', copied && 'copy-button-copied')} onClick={copy}>
      <Icon name={copied ? 'check' : 'copy'} small />
      <span aria-live="polite">
        {outcome === undefined ? 'Copy' : said[outcome]}
        {outcome === undefined && <span className="visually-hidden"> {what}</span>}
      </span>
    </button>
  );
}
