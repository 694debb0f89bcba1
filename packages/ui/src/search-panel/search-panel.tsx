import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { SearchField } from '../search-field/search-field.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { ResultGroup, type SearchResultGroup } from './result-group.tsx';
import styles from './search-panel.module.css';

export interface SearchPanelProps {
  /** The label of the search field, such as "Zoek in VvE De Kade". */
  label: string;
  q: string;
  onChange: (q: string) => void;
  groups: readonly SearchResultGroup[];
  /** The result as text, such as "12 resultaten". Screen readers read this text when it changes. */
  status: string;
  /**
   * Content below the hits, or content that replaces the hits: help, a message
   * that nothing was found, or an ErrorState.
   */
  children?: ReactNode;
}

/**
 * Moves the focus between the field and the links of the hits, in
 * document order. Returns whether the focus moved.
 */
function step(panel: HTMLElement, direction: 1 | -1): boolean {
  const stops = [...panel.querySelectorAll<HTMLElement>('input, a')];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const next = stops[at + direction];
  next?.focus();
  return next !== undefined;
}

/**
 * Shows a search of all resources, with the hits grouped by resource. The hits change while the user types.
 */
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
    // The keys belong to the field and the links. This element is not a control.
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
