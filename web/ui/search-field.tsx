import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from './icon.tsx';
import './field.css';
import './search-field.css';

const pauseMs = 250;

interface SearchFieldProps {
  label: string;
  placeholder: string;
  value: string;
  /** Called once the typing pauses, not for every letter. */
  onSearch: (text: string) => void;
}

/** A native search box, for its role, with a clear button that the keyboard reaches too. */
export function SearchField({ label, placeholder, value, onSearch }: SearchFieldProps) {
  const id = useId();
  const [text, setText] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const sent = useRef(value);
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setText(value);
  }, [value]);
  useEffect(() => {
    if (text === sent.current) return;
    const typedAt = location.pathname;
    const timer = setTimeout(() => {
      // Whoever typed and went on before the pause was over is on the way to another page, which still loads: a search must not call them back.
      if (location.pathname !== typedAt) return;
      sent.current = text;
      onSearch(text);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [text, onSearch]);
  const clear = () => {
    setText('');
    input.current?.focus();
  };
  return (
    <div className="input-frame search-field">
      <span className="input-before">
        <Icon name="search" />
      </span>
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <input
        className="input"
        id={id}
        type="search"
        placeholder={placeholder}
        maxLength={100}
        autoComplete="off"
        value={text}
        ref={input}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {text !== '' && (
        <span className="input-after">
          <button type="button" className="icon-button" aria-label="Clear search" onClick={clear}>
            <Icon name="close" />
          </button>
        </span>
      )}
    </div>
  );
}
