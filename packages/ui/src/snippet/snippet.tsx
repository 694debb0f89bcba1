import type { SnippetPart } from '@mijn/domain/files';
import { Highlight } from '../highlight/highlight.tsx';
import styles from './snippet.module.css';
import { texts } from './texts.ts';

export interface SnippetProps {
  /** The number of the page that has the text, if the document has pages. */
  page?: number;
  parts: readonly SnippetPart[];
}

export function Snippet({ page, parts }: SnippetProps) {
  return (
    <p className={styles['snippet']}>
      {page !== undefined && <span className={styles['page']}>{texts.page(page)} </span>}
      <Highlight parts={parts} />
    </p>
  );
}
