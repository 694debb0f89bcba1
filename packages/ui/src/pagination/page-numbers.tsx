import { pageWindow } from './page-window.ts';
import styles from './pagination.module.css';
import { texts } from './texts.ts';

export interface PageNumbersProps {
  page: number;
  count: number;
  onChange: (page: number) => void;
}

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
