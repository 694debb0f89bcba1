import { mdiHistory } from '@mdi/js';
import { Button } from '@mijn/ui/button';
import { Icon } from '@mijn/ui/icon';
import styles from './search-panel.module.css';
import { texts } from './texts.ts';

export interface RecentSearchesProps {
  /** The last searches, the newest first. */
  recent: readonly string[];
  /** Called when the user empties the list. */
  onForget: () => void;
}

/** Returns the id of the entry of one of the last searches. */
export const recentId = (listId: string, index: number): string => `${listId}-recent-${index}`;

interface RecentListProps {
  recent: readonly string[];
  listId: string;
  activeId: string | undefined;
  onChoose: (q: string) => void;
}

export function RecentList({ recent, listId, activeId, onChoose }: RecentListProps) {
  return recent.map((q, index) => {
    const id = recentId(listId, index);
    return (
      <button
        key={q}
        id={id}
        type="button"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the browser draws its own `option`
        role="option"
        aria-selected={activeId === id}
        tabIndex={-1}
        className={styles['option']}
        data-recent
        onClick={() => onChoose(q)}
      >
        <Icon path={mdiHistory} />
        {q}
      </button>
    );
  });
}

export function RecentHeading({ onForget }: Pick<RecentSearchesProps, 'onForget'>) {
  return (
    <div className={styles['recent']}>
      <span className={styles['heading']}>{texts.recent}</span>
      <Button variant="text" size="small" onPress={onForget}>
        {texts.forget}
      </Button>
    </div>
  );
}
