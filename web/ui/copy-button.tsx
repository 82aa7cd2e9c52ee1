import { useEffect, useState } from 'react';
import type { ButtonLook } from './button.tsx';
import { buttonClass } from './button.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import './panel.css';
import { copyButtonTexts } from './copy-button.texts.ts';

const texts = copyButtonTexts.copyButton;

const feedbackMs = 2000;

interface CopyButtonProps {
  text: string;
  /** The thing that is copied, e.g. 'account number'. */
  what: string;
  /** One of a row of buttons, with its word. Without it the button is an icon next to the value. */
  look?: ButtonLook;
}

/** The words, for two seconds, on a copy that was made, or that the browser did not allow. */
const said = { made: texts.copied, refused: texts.notCopied } as const;

/**
 * Copies plain text and says so. Next to a value it takes no more room than its icon, so that it is
 * never alone on a line of its own. Not shown where the browser offers no clipboard.
 */
export function CopyButton({ text, what, look }: CopyButtonProps) {
  const bare = look === undefined;
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
    <button
      type="button"
      className={classNames(
        buttonClass({ look: look ?? 'quiet', compact: true }),
        bare ? 'copy-icon' : 'copy-button',
        copied && 'copy-button-copied',
      )}
      onClick={copy}
    >
      <Icon name={copied ? 'check' : 'copy'} small={bare} />
      <span
        aria-live="polite"
        className={bare ? (outcome === undefined ? 'visually-hidden' : 'copy-said') : undefined}
      >
        {outcome === undefined ? texts.copy : said[outcome]}
        {outcome === undefined && <span className="visually-hidden"> {what}</span>}
      </span>
    </button>
  );
}
