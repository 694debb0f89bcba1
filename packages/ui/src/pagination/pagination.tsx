import { mdiChevronLeft, mdiChevronRight } from '@mdi/js';
import { Button } from '../button/index.ts';
import styles from './pagination.module.css';
import { texts } from './texts.ts';

export interface PaginationProps {
  /** From 1. */
  page: number;
  perPage: number;
  /** How many there are on all pages. */
  total: number;
  onChange: (page: number) => void;
}

/** Through the pages of a list. Nothing when all of it fits on one. */
export function Pagination({ page, perPage, total, onChange }: PaginationProps) {
  if (total <= perPage) return null;
  const first = (page - 1) * perPage + 1;
  const last = Math.min(page * perPage, total);
  return (
    <nav aria-label={texts.pages} className={styles['pagination']}>
      <Button
        variant="quiet"
        size="small"
        icon={mdiChevronLeft}
        isDisabled={page <= 1}
        onPress={() => onChange(page - 1)}
      >
        {texts.previous}
      </Button>
      <output>{texts.range(first, last, total)}</output>
      <Button
        variant="quiet"
        size="small"
        iconAfter={mdiChevronRight}
        isDisabled={last >= total}
        onPress={() => onChange(page + 1)}
      >
        {texts.next}
      </Button>
    </nav>
  );
}
