import type { SnippetPart } from '@mijn/domain/files';
import type { ReactNode } from 'react';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { DateText } from '../date-text/date-text.tsx';
import { FileExtensionTag } from '../file-extension-tag/file-extension-tag.tsx';
import { FileSizeText } from '../file-size-text/file-size-text.tsx';
import { Link } from '../link/link.tsx';
import { Skeleton, SkeletonGroup } from '../skeleton/skeleton.tsx';
import { Snippet } from '../snippet/snippet.tsx';
import { Tag } from '../tag/tag.tsx';
import { Thumbnail } from '../thumbnail/thumbnail.tsx';
import rowStyles from '../rows/rows.module.css';
import styles from './document-list.module.css';
import { DownloadLink } from './download-link.tsx';
import { texts } from './texts.ts';

const listClass = `${rowStyles['list']} ${rowStyles['surface']} ${styles['list']}`;

export interface DocumentRowProps {
  name: string;
  href: string;
  extension: string;
  date?: string;
  byteSize: number;
  tags?: readonly string[];
  /** The URL of a picture of the first page. */
  thumbnail?: string | undefined;
  /** The purpose of the document. */
  description?: string | null;
  mark?: string | undefined;
  note?: string | undefined;
  /** The page and the text in which a search matched. */
  match?: { page: number; snippet: readonly SnippetPart[] } | null;
  isHidden?: boolean;
  /** The state of the document's checkbox. Without this prop the row has no checkbox. */
  selection?: { isSelected: boolean; isDisabled?: boolean; onChange: (isSelected: boolean) => void };
  downloadHref?: string | undefined;
  menu?: ReactNode;
}

export function DocumentRow(props: DocumentRowProps) {
  const { name, href, extension, match, selection } = props;
  return (
    <li
      className={`${rowStyles['row']} ${styles['row']}`}
      data-link
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
        <strong className={`${rowStyles['link']} ${styles['name']}`}>
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

/** Shows documents as rows. On a phone, the list has the full width of the screen. The children are DocumentRows. */
export function DocumentList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className={listClass}>
      {children}
    </ul>
  );
}

interface DocumentListSkeletonProps {
  rows?: number;
  hasDescriptions?: boolean;
}

export function DocumentListSkeleton({ rows = 6, hasDescriptions = false }: DocumentListSkeletonProps) {
  return (
    <SkeletonGroup>
      <div className={listClass}>
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className={`${rowStyles['row']} ${styles['row']}`}>
            <Skeleton width="52px" height="68px" shape="block" />
            <div className={styles['main']}>
              <Skeleton width={`${28 + ((row * 17) % 30)}ch`} height="1.4em" />
              {hasDescriptions && <Skeleton width={`${40 - ((row * 7) % 12)}ch`} height="1.55em" />}
              <Skeleton width="22ch" height="1.2em" />
            </div>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
