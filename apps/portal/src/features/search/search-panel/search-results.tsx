import { mdiArrowRight, mdiCancel } from '@mdi/js';
import type { SnippetPart } from '@mijn/domain/files';
import type { ReactNode } from 'react';
import { ClampedText } from '@mijn/ui/clamped-text';
import { FactLine } from '@mijn/ui/fact-line';
import { Icon } from '@mijn/ui/icon';
import { useLinks } from '@mijn/ui/link-provider';
import { Snippet } from '@mijn/ui/snippet';
import { Tag } from '@mijn/ui/tag';
import { VisuallyHidden } from '@mijn/ui/visually-hidden';
import styles from './search-panel.module.css';
import { texts } from './texts.ts';

interface SearchResult {
  id: string;
  title: string;
  href: string;
  facts?: readonly string[] | undefined;
  /** The icon of the hit, if it is not that of its group. */
  icon?: string | undefined;
  /** Whether the hit does not take place, such as a meeting. */
  isCancelled?: boolean;
  /** Whether only the board sees the hit. */
  isBoardOnly?: boolean;
  /** The page and the text in which the search matched. */
  match?: { page: number; snippet: readonly SnippetPart[] } | null;
}

/** The hits of one resource, such as documents. */
export interface SearchResultGroup {
  id: string;
  title: string;
  icon: string;
  results: readonly SearchResult[];
  total: number;
  /** The URL of the page with all hits. Without a URL only the best hits are available. */
  allHref?: string | undefined;
  /** What the hits of the group have in common, such as "niet alle woorden bij elkaar gevonden". */
  note?: string;
}

/** The common props of entries: the field keeps the focus, and says which entry is active. */
export interface OptionProps {
  /** The prefix of the ids of the entries. */
  listId: string;
  /** The id of the element of the active entry. */
  activeId: string | undefined;
  onOpen: () => void;
}

const resultId = (listId: string, id: string): string => `${listId}-${id}`;
const allIdOf = (listId: string, groupId: string): string => `${listId}-${groupId}-all`;

export const idsOf =
  (listId: string) =>
  ({ id, results }: SearchResultGroup): string[] => [
    ...results.map((result) => resultId(listId, result.id)),
    allIdOf(listId, id),
  ];

interface OptionLinkProps extends Pick<OptionProps, 'activeId' | 'onOpen'> {
  id: string;
  href: string;
  /** Whether it leads to all hits of a group. */
  isAll?: boolean;
  children: ReactNode;
}

function OptionLink({ id, href, isAll = false, activeId, onOpen, children }: OptionLinkProps) {
  const { Link } = useLinks();
  return (
    <Link
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the browser draws its own `option`
      role="option"
      aria-selected={activeId === id}
      tabIndex={-1}
      href={href}
      className={styles['option']}
      data-all={isAll || undefined}
      onClick={onOpen}
    >
      {children}
    </Link>
  );
}

function Result({
  result: { id, title, href, facts, isCancelled = false, isBoardOnly = false, match },
  icon,
  listId,
  ...option
}: OptionProps & { result: SearchResult; icon: string }) {
  return (
    <OptionLink id={resultId(listId, id)} href={href} {...option}>
      <span className={styles['icon']}>
        <Icon path={icon} />
      </span>
      <div className={styles['text']}>
        <div className={styles['title']}>
          <ClampedText>{title}</ClampedText>
        </div>
        {(facts !== undefined || isCancelled || isBoardOnly) && (
          <div className={styles['meta']}>
            {isCancelled && (
              <strong className={styles['cancelled']}>
                <Icon path={mdiCancel} />
                {texts.cancelled}
              </strong>
            )}
            {facts && <FactLine>{facts}</FactLine>}
            {isBoardOnly && <Tag look="attention">{texts.boardOnly}</Tag>}
          </div>
        )}
        {match && <Snippet page={match.page} parts={match.snippet} />}
      </div>
    </OptionLink>
  );
}

export function ResultGroup({
  group: { id, title, icon, results, total, allHref, note },
  ...option
}: OptionProps & { group: SearchResultGroup }) {
  const { listId, ...link } = option;
  const headingId = `${listId}-${id}-heading`;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a group of options is no fieldset
    <div role="group" aria-labelledby={headingId} className={styles['group']}>
      <div id={headingId} role="presentation" className={styles['heading']}>
        {title}{' '}
        <span className={styles['count']}>
          <span aria-hidden>{total}</span>
          <VisuallyHidden>{texts.count(total)}</VisuallyHidden>
        </span>
        {note !== undefined && <span className={styles['note']}> {note}</span>}
      </div>
      {results.map((result) => (
        <Result key={result.id} result={result} icon={result.icon ?? icon} {...option} />
      ))}
      {allHref !== undefined && total > results.length && (
        <OptionLink id={allIdOf(listId, id)} href={allHref} isAll {...link}>
          {texts.all(total, title)} <Icon path={mdiArrowRight} />
        </OptionLink>
      )}
    </div>
  );
}
