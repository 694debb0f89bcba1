import type { SnippetPart } from '@mijn/domain/files';
import type { ReactNode } from 'react';
import { Checkbox } from '../checkbox/index.ts';
import { DateText } from '../date-text/index.ts';
import { FileExtensionTag } from '../file-extension-tag/index.ts';
import { FileSizeText } from '../file-size-text/index.ts';
import { Link } from '../link/index.ts';
import { Snippet } from '../snippet/index.ts';
import { Tag } from '../tag/index.ts';
import { Thumbnail } from '../thumbnail/index.ts';
import { DownloadLink } from './download-link.tsx';
import styles from './document-list.module.css';
import { texts } from './texts.ts';

export interface DocumentRowProps {
  name: string;
  href: string;
  extension: string;
  /** ISO date, where the document has one of its own. */
  date?: string;
  byteSize: number;
  tags?: readonly string[];
  /** The address of the first page's picture. */
  thumbnail?: string | undefined;
  /** What it is for. */
  description?: string | null;
  /** A word about who sees it, in the board's look: "verborgen voor eigenaren". */
  mark?: string | undefined;
  /** What is to be known of its content, in a few quiet words: "niet doorzoekbaar". */
  note?: string | undefined;
  /** Where a search found it. */
  match?: { page: number; snippet: readonly SnippetPart[] } | null;
  /** Hidden from who is not on the board. */
  isHidden?: boolean;
  /** With it, the document can be selected. */
  selection?: { isSelected: boolean; onChange: (isSelected: boolean) => void };
  /** The address that saves it, for a link of its own. */
  downloadHref?: string | undefined;
  /** The button of its menu. */
  menu?: ReactNode;
}

/** One document: what it is called, what it is, and where the search found it. */
export function DocumentRow(props: DocumentRowProps) {
  const { name, href, extension, match, selection } = props;
  return (
    <li
      className={styles['row']}
      data-hidden={props.isHidden || undefined}
      data-selected={selection?.isSelected || undefined}
    >
      {selection && (
        <div className={styles['select']}>
          <Checkbox label={texts.select(name)} isLabelHidden {...selection} />
        </div>
      )}
      <Thumbnail extension={extension} src={props.thumbnail} />
      <div className={styles['main']}>
        <strong className={styles['name']}>
          <Link href={href}>{name}</Link>
        </strong>
        {props.description && <p className={styles['description']}>{props.description}</p>}
        <div className={styles['facts']}>
          <FileExtensionTag extension={extension} />
          {props.date !== undefined && <DateText date={props.date} />}
          <FileSizeText bytes={props.byteSize} />
          {props.note !== undefined && <span>{props.note}</span>}
          {props.isHidden && <Tag look="attention">{texts.hidden}</Tag>}
          {props.mark !== undefined && <Tag look="attention">{props.mark}</Tag>}
          {props.tags?.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </div>
        {match && <Snippet page={match.page} parts={match.snippet} />}
      </div>
      {props.downloadHref !== undefined && <DownloadLink href={props.downloadHref} name={name} />}
      {props.menu !== undefined && <div className={styles['menu']}>{props.menu}</div>}
    </li>
  );
}
