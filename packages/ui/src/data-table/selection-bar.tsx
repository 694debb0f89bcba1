import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import styles from './data-table.module.css';
import { SelectPage, type SelectPageProps } from './select-page.tsx';
import { texts } from './texts.ts';

export interface SelectionBarProps<Row> extends SelectPageProps<Row> {
  /** On a phone, where there are no headings to hold it. */
  hasSelectPage: boolean;
  /** What can be done with what is chosen. */
  actions: ReactNode;
}

/** How many rows are chosen, on all pages, and what can be done with them. It has its height from the start. */
export function SelectionBar<Row extends { id: string }>(props: SelectionBarProps<Row>) {
  const { rows, selection, hasSelectPage, actions } = props;
  const count = selection.selected.length;
  return (
    <div className={styles['selection']}>
      {hasSelectPage && <SelectPage rows={rows} selection={selection} />}
      <output className={styles['count']}>{texts.selected(count)}</output>
      {count > 0 && (
        <>
          <Button variant="text" size="small" onPress={() => selection.onSelect([])}>
            {texts.clearSelection}
          </Button>
          {actions}
        </>
      )}
    </div>
  );
}
