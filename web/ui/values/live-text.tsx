/**
 * A sentence whose words change while it is in sight. A browser that translates the page puts texts
 * of its own in place of ours, which React would go on writing to: so each new text is a new
 * element, which is translated in turn.
 */
export function LiveText({ text }: { text: string }) {
  return <span key={text}>{text}</span>;
}
