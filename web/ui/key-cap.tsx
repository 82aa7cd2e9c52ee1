import './panel.css';

interface KeyCapProps {
  /** As it is printed on the key. */
  name: string;
  /** Where the name of what it does is read out, and the key by `aria-keyshortcuts`. */
  silent?: boolean;
}

/** A key of the keyboard, drawn as one. */
export function KeyCap({ name, silent = false }: KeyCapProps) {
  return (
    <kbd className="key-cap" aria-hidden={silent || undefined}>
      {name}
    </kbd>
  );
}
