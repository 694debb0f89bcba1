import { SEARCH_TEXT_LENGTH_MAX } from '@mijn/domain/limits';
import { SearchField } from '@mijn/ui/search-field';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import type { ChangeOptions } from './use-list-settings.ts';

/** The delay after the last keystroke before a list is searched, in milliseconds. */
const TYPING_PAUSE_MS = 300;

interface ListSearchProps {
  label: string;
  q: string | undefined;
  onChange: (changes: { q: string | undefined }, options: ChangeOptions) => void;
}

/**
 * Shows the search field of a list. While it has the focus, only Back and Forward change its text, because the text in
 * the URL is trimmed and delayed.
 */
export function ListSearch({ label, q = '', onChange }: ListSearchProps) {
  const [typed, setTyped] = useState(q);
  /** The search text that was requested last. The URL contains it a moment later. */
  const asked = useRef(q);
  const isFocused = useRef(false);
  /** Whether the current search has an entry in the browser history. Each search gets one entry. */
  const hasEntry = useRef(false);
  const navigationType = useNavigationType();

  const follow = useEffectEvent((inUrl: string) => {
    const isOwn = inUrl === asked.current || (isFocused.current && navigationType !== NavigationType.Pop);
    if (isOwn) return;
    asked.current = inUrl;
    hasEntry.current = false;
    setTyped(inUrl);
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
