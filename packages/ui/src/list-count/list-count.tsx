import { formatNumber } from '@mijn/domain/formats';
import type { ReactNode, Ref } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { itemsOfPage } from '../pagination/page-window.ts';
import styles from './list-count.module.css';
import { texts } from './texts.ts';

export interface ListCountProps {
  /** The number of items on all pages, in words, such as "48 documenten". Undefined while the number is not known. */
  count: string | undefined;
  /** The page and its size, if the list has more than one page. The line then begins with "26–48 van". */
  page?: { page: number; perPage: number; total: number };
  /** Whether the items have only some of the searched words. */
  isPartial?: boolean | undefined;
  /** A sentence after the number that only screen readers get, such as the sort order. */
  note?: string | undefined;
  /** Whether a phone leaves the line to screen readers, because a tab and the pagination show the same. */
  quiet?: boolean;
  /** The checkbox that selects the items of the page. */
  select?: ReactNode;
  /** The buttons at the end of the line. They are not on a phone. */
  actions?: ReactNode;
  /** The ref of the text. The list focuses it after it has gone to another page. */
  textRef?: Ref<HTMLParagraphElement>;
}

/** The text that keeps the height of the line while the number is unknown. */
const NO_BREAK_SPACE = '\u00A0';

function rangeOf(page: NonNullable<ListCountProps['page']>): string {
  if (page.total <= page.perPage) return '';
  const { first, last } = itemsOfPage(page);
  return texts.range(formatNumber(first), formatNumber(last));
}

/** Shows the range of a page: "26–48 van 48 documenten". Screen readers read the number after a filter, and the line on another page. */
export function ListCount({
  count,
  page,
  isPartial,
  note,
  quiet = false,
  select,
  actions,
  textRef,
}: ListCountProps) {
  const range = page && count !== undefined ? rangeOf(page) : '';
  return (
    <div className={styles['line']} data-quiet={(quiet && !isPartial) || undefined}>
      {select !== undefined && <div className={styles['select']}>{select}</div>}
      <p ref={textRef} tabIndex={-1} className={styles['text']}>
        {range !== '' && <span className={styles['range']}>{range} </span>}
        <output>
          {count ?? NO_BREAK_SPACE}
          {isPartial && count !== undefined && texts.partial}
          {note !== undefined && <VisuallyHidden>, {note}</VisuallyHidden>}
        </output>
      </p>
      {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
    </div>
  );
}
