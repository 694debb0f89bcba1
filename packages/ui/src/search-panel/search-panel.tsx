import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { SearchField } from '../search-field/search-field.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { ResultGroup, type SearchResultGroup } from './result-group.tsx';
import styles from './search-panel.module.css';

export interface SearchPanelProps {
  /** The name of the field: "Zoek in VvE De Kade". */
  label: string;
  q: string;
  onChange: (q: string) => void;
  groups: readonly SearchResultGroup[];
  /** Said when it changes: "12 resultaten". */
  status: string;
  /** What stands below the groups, or in their place: how to search, nothing found, an ErrorState. */
  children?: ReactNode;
}

/** Moves the focus from the field to what was found and back, in the order in which it stands there. */
function step(panel: HTMLElement, direction: 1 | -1): boolean {
  const stops = [...panel.querySelectorAll<HTMLElement>('input, a')];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const next = stops[at + direction];
  next?.focus();
  return next !== undefined;
}

/** A search over everything: what was found while one types, by kind. */
export function SearchPanel({ label, q, onChange, groups, status, children }: SearchPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!panel.current || (direction !== 1 && direction !== -1)) return;
    if (step(panel.current, direction)) event.preventDefault();
  };
  const openFirst = () => panel.current?.querySelector<HTMLElement>('a')?.click();
  return (
    // The keys are those of its links and its field; it has none of its own.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={panel} className={styles['panel']} onKeyDown={onKeyDown}>
      <SearchField inputRef={field} label={label} value={q} onChange={onChange} onSubmit={openFirst} />
      <output>
        <VisuallyHidden>{status}</VisuallyHidden>
      </output>
      {groups.map((group) => (
        <ResultGroup key={group.id} {...group} />
      ))}
      {children}
    </div>
  );
}

export type { SearchResult, SearchResultGroup } from './result-group.tsx';
