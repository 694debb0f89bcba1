import { mdiArrowRight } from '@mdi/js';
import type { SnippetPart } from '@mijn/domain/files';
import { ClampedText } from '../clamped-text/clamped-text.tsx';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { Section } from '../section/section.tsx';
import { Snippet } from '../snippet/snippet.tsx';
import rowStyles from '../rows/rows.module.css';
import styles from './search-panel.module.css';
import { texts } from './texts.ts';

/** One hit. */
export interface SearchResult {
  id: string;
  title: string;
  href: string;
  /** A line below the title that identifies it: a date, the file that it was found in. */
  meta?: string | undefined;
  /** Where it stands in a text. */
  match?: { page: number; snippet: readonly SnippetPart[] } | null;
}

/** What was found of one kind. */
export interface SearchResultGroup {
  id: string;
  title: string;
  results: readonly SearchResult[];
  /** How many there are in all. */
  total: number;
  /** Where all of them are shown; without it, only the best are. */
  allHref?: string | undefined;
}

/** The best hits of one kind, and a link to all of them. */
export function ResultGroup({ title, results, total, allHref }: SearchResultGroup) {
  return (
    <Section level={3} title={title}>
      <ul className={`${rowStyles['list']} ${styles['results']}`}>
        {results.map(({ id, title: name, href, meta, match }) => (
          <li key={id} className={`${rowStyles['row']} ${styles['result']}`} data-link>
            <div className={`${rowStyles['link']} ${styles['title']}`}>
              <Link href={href}>
                <ClampedText>{name}</ClampedText>
              </Link>
            </div>
            {meta !== undefined && <p className={styles['meta']}>{meta}</p>}
            {match && <Snippet page={match.page} parts={match.snippet} />}
          </li>
        ))}
      </ul>
      {allHref !== undefined && total > results.length && (
        <p className={styles['all']}>
          <Link href={allHref}>
            {texts.all(total, title)} <Icon path={mdiArrowRight} />
          </Link>
        </p>
      )}
    </Section>
  );
}
