import { useEffect, useState } from 'react';

/** The time after the last keystroke before a search is sent, in milliseconds. */
const TYPING_PAUSE_MS = 300;

/** Returns the words that were typed, once the member pauses. */
export function useAskedWords(words: string): string {
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(words), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return asked;
}
