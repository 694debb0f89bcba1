import { LIST_PAGE_SIZE, LIST_PAGE_SIZE_MAX } from '@mijn/domain/limits';
import { Pagination } from '../pagination/pagination.tsx';
import { CompactSelect } from './compact-select.tsx';
import styles from './data-table.module.css';
import type { Paging } from './paging.ts';
import { texts } from './texts.ts';

const sizes = [LIST_PAGE_SIZE, 2 * LIST_PAGE_SIZE, LIST_PAGE_SIZE_MAX].map((size) => ({
  value: String(size),
  label: String(size),
}));

export function TableFooter({ page, perPage, total, onPage, onPerPage }: Paging) {
  return (
    <div className={styles['footer']}>
      <Pagination page={page} perPage={perPage} total={total} onChange={onPage} />
      {onPerPage && total > LIST_PAGE_SIZE && (
        <CompactSelect
          label={texts.perPage}
          options={sizes}
          value={String(perPage)}
          onChange={(size) => onPerPage(Number(size))}
        />
      )}
    </div>
  );
}
