import { SEARCH_TEXT_LENGTH_MAX } from '@mijn/domain/limits';
import { SearchField } from '@mijn/ui/search-field';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import type { ChangeOptions } from './use-list-settings.ts';

/** Milliseconds after the last key before the list follows the search. */
const TYPING_PAUSE_MS = 300;

interface ListSearchProps {
  label: string;
  q: string | undefined;
  onChange: (changes: { q: string | undefined }, options: ChangeOptions) => void;
}

/**
 * The search of a list. The address follows once one stops typing. While the field has the focus, its text is its own:
 * the address has it trimmed and later, so only Back and Forward put it back into the field.
 */
export function ListSearch({ label, q = '', onChange }: ListSearchProps) {
  const [typed, setTyped] = useState(q);
  /** What the list was asked for last. The address gets there a moment later. */
  const asked = useRef(q);
  const isFocused = useRef(false);
  /** Whether the search that is being typed has an entry in the history of the browser: it gets one. */
  const hasEntry = useRef(false);
  const navigationType = useNavigationType();

  const follow = useEffectEvent((inAddress: string) => {
    const isOwn = inAddress === asked.current || (isFocused.current && navigationType !== NavigationType.Pop);
    if (isOwn) return;
    asked.current = inAddress;
    hasEntry.current = false;
    setTyped(inAddress);
  });
  useEffect(() => follow(q), [q]);

  const ask = useEffectEvent((text: string) => {
    if (text === asked.current) return;
    asked.current = text;
    onChange({ q: text || undefined }, { replace: hasEntry.current });
    hasEntry.current = true;
  });
  useEffect(() => {
    const timer = setTimeout(() => ask(typed.trim()), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <SearchField
      label={label}
      value={typed}
      maxLength={SEARCH_TEXT_LENGTH_MAX}
      onChange={setTyped}
      onFocusChange={(hasFocus) => {
        isFocused.current = hasFocus;
        if (hasFocus) hasEntry.current = false;
      }}
    />
  );
}
