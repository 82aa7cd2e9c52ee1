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

/** Copies plain text and says 'Copied!' for two seconds. Not shown where the browser offers no clipboard. */
export function CopyButton({ text, what, look = 'quiet' }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), feedbackMs);
    return () => clearTimeout(timer);
  }, [copied]);
  if (!('clipboard' in navigator)) return null;
  const copy = () => void navigator.clipboard.writeText(text).then(() => setCopied(true));
  return (
    <button type="button" className={classNames(buttonClass({ look, compact: true }), 'copy-button', copied && 'copy-button-copied')} onClick={copy}>
      <Icon name={copied ? 'check' : 'copy'} small />
      <span aria-live="polite">
        {copied ? 'Copied!' : 'Copy'}
        {!copied && <span className="visually-hidden"> {what}</span>}
      </span>
    </button>
  );
}
