import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import styles from './data-table.module.css';
import { SelectPage, type SelectPageProps } from './select-page.tsx';
import { texts } from './texts.ts';

export interface SelectionBarProps<Row> extends SelectPageProps<Row> {
  /** Whether the bar has the checkbox for all rows. This is so on small screens, because cards have no headings. */
  hasSelectPage: boolean;
  /** The actions for the selected rows. */
  actions: ReactNode;
}

/** Shows the selection of all pages. The bar has the same height when no rows are selected. */
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
