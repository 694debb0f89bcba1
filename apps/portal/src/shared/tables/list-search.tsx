import { SearchField } from '@mijn/ui/search-field';
import { useEffect, useState } from 'react';

/** Milliseconds after the last key before the list follows the search. */
const TYPING_PAUSE_MS = 300;

interface ListSearchProps {
  label: string;
  q: string | undefined;
  onChange: (changes: { q: string | undefined }) => void;
}

/** The search of a list: the list follows once one stops typing. */
export function ListSearch({ label, q = '', onChange }: ListSearchProps) {
  const [typed, setTyped] = useState(q);
  useEffect(() => setTyped(q), [q]);
  useEffect(() => {
    if (typed.trim() === q) return undefined;
    const timer = setTimeout(() => onChange({ q: typed.trim() || undefined }), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
    // Only typing starts the pause; a change of the list must not start it again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [typed]);
  return <SearchField label={label} value={typed} onChange={setTyped} />;
}
