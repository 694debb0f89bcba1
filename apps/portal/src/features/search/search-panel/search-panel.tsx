import { mdiClose, mdiCloseCircle, mdiMagnify } from '@mdi/js';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { IconButton } from '@mijn/ui/button';
import { Icon } from '@mijn/ui/icon';
import { Kbd } from '@mijn/ui/kbd';
import { VisuallyHidden } from '@mijn/ui/visually-hidden';
import { RecentHeading, recentId, RecentList, type RecentSearchesProps } from './recent-searches.tsx';
import styles from './search-panel.module.css';
import { idsOf, ResultGroup, type SearchResultGroup } from './search-results.tsx';
import { texts } from './texts.ts';
import { useActiveOption } from './use-active-option.ts';

export interface SearchPanelProps extends RecentSearchesProps {
  label: string;
  q: string;
  onChange: (q: string) => void;
  groups: readonly SearchResultGroup[];
  /** Whether the hits are those of an earlier text, because the next answer has not arrived. */
  isOutdated?: boolean;
  /** Called when the user presses Enter while the hits are outdated. Search at once here. */
  onHurry?: () => void;
  /** The result as text, such as "12 resultaten". Screen readers read this text when it changes. */
  status: string;
  onOpen: () => void;
  onClose: () => void;
  /** Called when the field has the focus. */
  onReady?: () => void;
  /** Content below the hits, or content that replaces the hits: help, a message that nothing was found, or an ErrorState. */
  children?: ReactNode;
}

/** Shows which keys work, for users with a keyboard. Screen readers have these keys from the role of the field. */
function KeyHints() {
  return (
    <p className={styles['hints']} aria-hidden>
      <span>
        <Kbd>↑</Kbd> <Kbd>↓</Kbd> {texts.keys.choose}
      </span>
      <span>
        <Kbd>Enter</Kbd> {texts.keys.open}
      </span>
      <span>
        <Kbd>Esc</Kbd> {texts.keys.close}
      </span>
    </p>
  );
}

export function SearchPanel(props: SearchPanelProps) {
  const { label, q, onChange, groups, isOutdated = false, onHurry, status, recent, onForget } = props;
  const { onOpen, onClose, onReady, children } = props;
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const takeFocus = useEffectEvent(() => {
    const { current } = field;
    current?.focus();
    // Typing continues after the text that is there.
    current?.setSelectionRange(current.value.length, current.value.length);
    onReady?.();
  });
  useEffect(() => takeFocus(), []);

  const hasRecent = q === '' && recent.length > 0;
  const ids = hasRecent ? recent.map((_, index) => recentId(id, index)) : groups.flatMap(idsOf(id));
  const { activeId, clear, active, first, onKeyDown: move } = useActiveOption(list, ids);
  const hasOptions = hasRecent || groups.length > 0;
  const change = (text: string) => {
    clear();
    onChange(text);
  };
  const choose = (text: string) => {
    change(text);
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    move(event);
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const chosen = active();
    if (chosen) chosen.click();
    else if (isOutdated) onHurry?.();
    else if (q !== '') first()?.click();
  };
  const option = { listId: id, activeId, onOpen };
  return (
    <div className={styles['panel']}>
      <div className={styles['bar']}>
        <Icon path={mdiMagnify} />
        <input
          ref={field}
          type="text"
          role="combobox"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={hasOptions}
          aria-controls={hasOptions ? `${id}-list` : undefined}
          aria-activedescendant={hasOptions ? activeId : undefined}
          placeholder={label}
          value={q}
          onChange={(event) => change(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {q !== '' && <IconButton icon={mdiCloseCircle} label={texts.clear} onPress={() => choose('')} />}
        <IconButton icon={mdiClose} label={texts.close} onPress={onClose} />
      </div>
      <output>
        <VisuallyHidden>{status}</VisuallyHidden>
      </output>
      <div className={styles['body']}>
        {hasRecent && (
          <RecentHeading
            onForget={() => {
              onForget();
              field.current?.focus();
            }}
          />
        )}
        {hasOptions && (
          <div
            ref={list}
            id={`${id}-list`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the browser draws its own `select`
            role="listbox"
            aria-label={hasRecent ? texts.recent : texts.results}
            aria-busy={isOutdated || undefined}
            className={styles['list']}
          >
            {hasRecent ? (
              <RecentList recent={recent} listId={id} activeId={activeId} onChoose={choose} />
            ) : (
              groups.map((group) => <ResultGroup key={group.id} group={group} {...option} />)
            )}
          </div>
        )}
        {isOutdated && hasOptions && !hasRecent && (
          <p className={styles['outdated']} aria-hidden>
            {texts.outdated}
          </p>
        )}
        {children !== undefined && <div className={styles['content']}>{children}</div>}
      </div>
      <KeyHints />
    </div>
  );
}

export type { SearchResultGroup } from './search-results.tsx';
