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

/** A native search box, so that it has its role and a clear button of its own. */
export function SearchField({ label, placeholder, value, onSearch }: SearchFieldProps) {
  const id = useId();
  const [text, setText] = useState(value);
  const sent = useRef(value);
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setText(value);
  }, [value]);
  useEffect(() => {
    if (text === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = text;
      onSearch(text);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [text, onSearch]);
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
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </div>
  );
}
