import { mdiChevronDown, mdiChevronUp, mdiClose } from '@mdi/js';
import type { KeyboardEvent, RefObject } from 'react';
import { IconButton } from '../button/button.tsx';
import { SearchField } from '../search-field/search-field.tsx';
import styles from './pdf-toolbar.module.css';
import { texts } from './texts.ts';

export interface SearchBarProps {
  query: string;
  onChange: (query: string) => void;
  index: number;
  count: number;
  isBusy: boolean;
  /** Called to show the next hit (1) or the previous hit (-1). */
  onMove: (direction: 1 | -1) => void;
  onClose: () => void;
  inputRef: RefObject<HTMLInputElement | null>;
}

function outcome({ query, index, count, isBusy }: SearchBarProps): string {
  if (query.trim() === '') return '';
  if (isBusy) return texts.searching;
  return count === 0 ? texts.noHits : texts.hit(index + 1, count);
}

export function SearchBar(props: SearchBarProps) {
  const { query, onChange, count, onMove, onClose, inputRef } = props;
  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      if (count > 0) onMove(event.shiftKey ? -1 : 1);
    }
    if (event.key !== 'Escape') return;
    // The event is stopped, so that a dialog around the viewer stays open.
    event.stopPropagation();
    onClose();
  };
  return (
    <search className={styles['search']} onKeyDownCapture={onKeyDownCapture}>
      <div className={styles['field']}>
        <SearchField label={texts.search} value={query} onChange={onChange} inputRef={inputRef} />
      </div>
      <span className={styles['hits']}>
        <output>{outcome(props)}</output>
        <IconButton
          icon={mdiChevronUp}
          label={texts.previousHit}
          isDisabled={count === 0}
          onPress={() => onMove(-1)}
        />
        <IconButton
          icon={mdiChevronDown}
          label={texts.nextHit}
          isDisabled={count === 0}
          onPress={() => onMove(1)}
        />
        <IconButton icon={mdiClose} label={texts.closeSearch} onPress={onClose} />
      </span>
    </search>
  );
}
