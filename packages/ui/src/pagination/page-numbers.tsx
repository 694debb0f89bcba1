import { pageWindow } from './page-window.ts';
import styles from './pagination.module.css';
import { texts } from './texts.ts';

export interface PageNumbersProps {
  page: number;
  /** The number of pages. */
  count: number;
  onChange: (page: number) => void;
}

/** Shows the buttons for single pages. The buttons are hidden on a phone, because the screen is too narrow. */
export function PageNumbers({ page, count, onChange }: PageNumbersProps) {
  return (
    <ol className={styles['numbers']}>
      {pageWindow(page, count).map((number, index) =>
        number === null ? (
          // oxlint-disable-next-line react/no-array-index-key -- two gaps differ in their position only
          <li key={`gap${index}`} aria-hidden>
            …
          </li>
        ) : (
          <li key={number}>
            <button
              type="button"
              aria-label={texts.page(number)}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => onChange(number)}
            >
              {number}
            </button>
          </li>
        ),
      )}
    </ol>
  );
}
