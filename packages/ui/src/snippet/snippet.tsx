import type { SnippetPart } from '@mijn/domain/files';
import { Fragment } from 'react';
import styles from './snippet.module.css';
import { texts } from './texts.ts';

export interface SnippetProps {
  /** The number of the page that has the text, if the document has pages. */
  page?: number;
  parts: readonly SnippetPart[];
}

/** Shows a part of a text in which the hits of a search are marked. Markup in the text is shown as text. */
export function Snippet({ page, parts }: SnippetProps) {
  return (
    <p className={styles['snippet']}>
      {page !== undefined && <span className={styles['page']}>{texts.page(page)} </span>}
      {parts.map((part, index) => {
        const key = `${index}${part.text}`;
        return part.is_hit ? <mark key={key}>{part.text}</mark> : <Fragment key={key}>{part.text}</Fragment>;
      })}
    </p>
  );
}
