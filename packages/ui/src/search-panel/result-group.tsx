import { mdiArrowRight } from '@mdi/js';
import type { SnippetPart } from '@mijn/domain/files';
import { ClampedText } from '../clamped-text/index.ts';
import { Icon } from '../icon/index.ts';
import { Link } from '../link/index.ts';
import { Section } from '../section/index.ts';
import { Snippet } from '../snippet/index.ts';
import styles from './search-panel.module.css';
import { texts } from './texts.ts';

/** One thing that was found. */
export interface SearchResult {
  id: string;
  title: string;
  href: string;
  /** What tells it from others, below the title: a date, the file that it was found in. */
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

/** The best of one kind, and the way to the others. */
export function ResultGroup({ title, results, total, allHref }: SearchResultGroup) {
  return (
    <Section level={3} title={title}>
      <ul className={styles['results']}>
        {results.map(({ id, title: name, href, meta, match }) => (
          <li key={id} className={styles['result']}>
            <Link href={href}>
              <ClampedText>{name}</ClampedText>
            </Link>
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
