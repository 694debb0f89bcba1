import { useEffect, useState } from 'react';

/** Milliseconds after the last key before a text counts as typed. */
const TYPING_PAUSE_MS = 250;

/** The text, once one has stopped typing; at once when it is emptied. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : settled;
}
