import { mdiTune } from '@mdi/js';
import type { ReactNode } from 'react';
import { useDialogIntent } from '../dialog/dialog.tsx';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './filter-bar.module.css';
import { texts } from './texts.ts';

export interface FilterBarProps {
  search?: ReactNode;
  end?: ReactNode;
  children?: ReactNode;
  /** The sheet that a phone opens with one button. On a phone only the active filters are chips then. */
  sheet?: {
    active: number;
    isOpen: boolean;
    onOpen: () => void;
    /** Loads the script of the sheet. Called when the user shows intent. */
    preload?: () => void;
  };
  /** Filters that are beside the list on a larger screen. Here they are chips on a phone and in print only. */
  elsewhere?: ReactNode;
  /** The search text. It is printed above the list. */
  searched?: string | undefined;
}

export function FilterBar({ search, end, children, sheet, elsewhere, searched }: FilterBarProps) {
  const intent = useDialogIntent();
  const onIntent = () => {
    intent.onFocus();
    sheet?.preload?.();
  };
  return (
    <div className={styles['bar']} data-sheet={sheet !== undefined || undefined}>
      <div className={styles['first']}>
        {search !== undefined && <div className={styles['search']}>{search}</div>}
        {sheet && (
          <button
            type="button"
            className={styles['open']}
            aria-haspopup="dialog"
            aria-expanded={sheet.isOpen}
            onPointerEnter={onIntent}
            onFocus={onIntent}
            onClick={sheet.onOpen}
          >
            <Icon path={mdiTune} />
            {texts.filters}
            {sheet.active > 0 && (
              <>
                <VisuallyHidden>{texts.active(sheet.active)}</VisuallyHidden>
                <span aria-hidden className={styles['active']}>
                  {sheet.active}
                </span>
              </>
            )}
          </button>
        )}
      </div>
      {searched !== undefined && <p className={styles['searched']}>{texts.searched(searched)}</p>}
      <div className={styles['chips']}>
        {elsewhere !== undefined && <div className={styles['elsewhere']}>{elsewhere}</div>}
        {children}
        {end !== undefined && <div className={styles['end']}>{end}</div>}
      </div>
    </div>
  );
}
