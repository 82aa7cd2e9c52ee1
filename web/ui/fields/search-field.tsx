import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Icon } from '../icon.tsx';
import { KeyCap } from '../key-cap.tsx';
import { isSearchKeyOn, keepSearchKey, useSearchKey } from './search-key.ts';
import { searchFieldTexts } from './fields.texts.ts';
import './field.css';
import './search-field.css';

const pauseMs = 250;

interface SearchFieldProps {
  label: string;
  placeholder: string;
  value: string;
  /** Called once the typing pauses, not for every letter. */
  onSearch: (text: string) => void;
  /** Called for Enter on what was searched already: others may have acted since. */
  onSearchAgain?: () => unknown;
  /** Not the search of its page, but one inside a window: the key / does not lead there. */
  inWindow?: boolean;
}

/** A native search box, for its role, with a clear button that the keyboard reaches too. */
export function SearchField({
  label,
  placeholder,
  value,
  onSearch,
  onSearchAgain,
  inWindow = false,
}: SearchFieldProps) {
  const id = useId();
  const [text, setText] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const sent = useRef(value);
  const [keyOn, setKeyOn] = useState(isSearchKeyOn);
  useSearchKey(input, !inWindow);
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setText(value);
  }, [value]);
  useEffect(() => {
    if (text === sent.current) return;
    const typedAt = location.pathname;
    const timer = setTimeout(() => {
      // A person who typed and left before the pause was over is on the way to another page, which
      // still loads: a search must not call them back.
      if (location.pathname !== typedAt || text === sent.current) return;
      sent.current = text;
      onSearch(text);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [text, onSearch]);
  const searchNow = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // A form around the field must not take a search for its own Enter.
    event.preventDefault();
    if (text === sent.current) {
      onSearchAgain?.();
      return;
    }
    sent.current = text;
    onSearch(text);
  };
  const turnKey = () => {
    keepSearchKey(!keyOn);
    setKeyOn(!keyOn);
  };
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
        aria-keyshortcuts={keyOn && !inWindow ? '/' : undefined}
        value={text}
        ref={input}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={searchNow}
      />
      {text === '' && !inWindow && (
        <span className="input-after search-key">
          <button
            type="button"
            className="icon-button"
            aria-label={searchFieldTexts.key}
            aria-pressed={keyOn}
            title={keyTitle(keyOn)}
            onClick={turnKey}
          >
            <KeyCap name="/" />
          </button>
        </span>
      )}
      {text !== '' && (
        <span className="input-after">
          <button
            type="button"
            className="icon-button"
            aria-label={searchFieldTexts.clear}
            onClick={clear}
          >
            <Icon name="close" />
          </button>
        </span>
      )}
    </div>
  );
}

const keyTitle = (on: boolean) => (on ? searchFieldTexts.keyOn : searchFieldTexts.keyOff);
