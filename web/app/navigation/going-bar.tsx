import { useEffect } from 'react';
import './navigation.css';

const goingMark = 'data-going';

/** Marks the pressed link until its page is there: who sees nothing presses again. */
function markPressedLink({ target, defaultPrevented }: MouseEvent): void {
  // Where the router goes, it has taken the press from the browser.
  if (defaultPrevented && target instanceof Element)
    target.closest('a[href]')?.setAttribute(goingMark, '');
}

/** Says that the next page is on its way: the pressed link at once, a bar after a moment. */
export function GoingBar({ going }: { going: boolean }) {
  useEffect(() => {
    addEventListener('click', markPressedLink);
    return () => removeEventListener('click', markPressedLink);
  }, []);
  useEffect(() => {
    if (going) return;
    for (const link of document.querySelectorAll(`[${goingMark}]`)) link.removeAttribute(goingMark);
  });
  return (
    <div
      className="going-bar"
      role="presentation"
      aria-busy={going || undefined}
      data-going={going}
    />
  );
}
