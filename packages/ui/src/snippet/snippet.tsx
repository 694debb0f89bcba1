import type { SnippetPart } from '@mijn/domain/files';
import { Highlight } from '../highlight/highlight.tsx';
import styles from './snippet.module.css';
import { texts } from './texts.ts';

export interface SnippetProps {
  /** The page that it is on, when it is on one. */
  page?: number;
  parts: readonly SnippetPart[];
}

/** A piece of found text, with what was searched for marked. */
export function Snippet({ page, parts }: SnippetProps) {
  return (
    <p className={styles['snippet']}>
      {page !== undefined && <span className={styles['page']}>{texts.page(page)} </span>}
      <Highlight parts={parts} />
    </p>
  );
}
