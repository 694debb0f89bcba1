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

/** A hit of the search. */
export interface SearchResult {
  id: string;
  title: string;
  href: string;
  /** A line below the title that identifies the hit, such as a date or a file name. */
  meta?: string | undefined;
  /** The page and the text in which the search matched. */
  match?: { page: number; snippet: readonly SnippetPart[] } | null;
}

/** The hits of one resource, such as documents. */
export interface SearchResultGroup {
  id: string;
  title: string;
  results: readonly SearchResult[];
  /** The total number of hits of this resource. */
  total: number;
  /** The URL of the page with all hits. Without a URL only the best hits are available. */
  allHref?: string | undefined;
}

/** Shows the best hits of one resource, with a link to all hits. */
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
