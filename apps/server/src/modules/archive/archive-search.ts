import type { SnippetPart } from '@mijn/domain/archive';
import { sql, type SQL } from 'drizzle-orm';
import { archiveDocuments, archivePages } from './archive.tables.ts';

/** Words of a search that count; more only make it slower. */
const WORDS_MAX = 8;

/** Letters from which a word may be misspelt, and be found all the same. */
const FUZZY_LENGTH_MIN = 5;

/** Marks around what was found. They are for private use, and documents are stored without such characters. */
const HIT_START = '\uE000';
const HIT_END = '\uE001';

const HEADLINE = `StartSel=${HIT_START}, StopSel=${HIT_END}, MaxFragments=1, MaxWords=22, MinWords=10`;

/** How much a hit weighs: in the name, in the text (with its rank, below 1), in a tag, in something like the name. */
const WEIGHT = { name: 2, text: 0.3, tag: 0.2, like: 0.1 } as const;

/** The words of a search; one without a letter or figure finds nothing and is left out. */
export function wordsOf(q: string): string[] {
  return q
    .normalize('NFC')
    .split(/[\s\p{Cc}\p{Co}]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, WORDS_MAX);
}

/** All words, the last one perhaps half typed, as to_tsquery takes them. */
function textQuery(words: readonly string[]): SQL {
  const quoted = words.map((word) => `'${word.replaceAll(/['\\]/gu, ' ')}'`);
  return sql`to_tsquery('dutch_unaccent', ${`${quoted.join(' & ')}:*`})`;
}

const containing = (word: string): SQL =>
  sql`fold_text(${`%${word.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`})`;

const allIn = (column: SQL, words: readonly string[]): SQL =>
  sql.join(
    words.map((word) => sql`${column} like ${containing(word)}`),
    sql` and `,
  );

function isLike(word: string): SQL {
  const isFuzzy = word.length >= FUZZY_LENGTH_MIN && /^\p{L}+$/u.test(word);
  const contains = sql`search_key like ${containing(word)}`;
  return isFuzzy ? sql`(${contains} or fold_text(${word}) <% search_key)` : contains;
}

/** Documents whose name or tags hold every word, or something very like it: `document_id`, `page` (none) and `score`. */
function foundByName(associationId: string, words: readonly string[]): SQL {
  const like = sql.join(words.map(isLike), sql` and `);
  return sql`select id as document_id, null::integer as page,
      case when ${allIn(sql`name_key`, words)} then ${WEIGHT.name}
        when ${allIn(sql`search_key`, words)} then ${WEIGHT.tag} else ${WEIGHT.like} end::real as score
    from ${archiveDocuments} where association_id = ${associationId} and ${like}`;
}

/** Documents with every word on one page: their best page and its score. */
function foundByText(associationId: string, words: readonly string[]): SQL {
  return sql`(select distinct on (document_id) document_id, page,
      (${WEIGHT.text}::real + ts_rank(words, ${textQuery(words)}, 32))::real as score
    from ${archivePages}
    where association_id = ${associationId} and words @@ ${textQuery(words)}
    order by document_id, score desc, page)`;
}

/** The rows `document_id`, `page`, `score` of what a search finds, before anybody's rights are looked at. */
export function foundDocuments(associationId: string, words: readonly string[], inText: boolean): SQL {
  const byName = foundByName(associationId, words);
  return sql`select document_id, max(page) as page, sum(score) as score
    from (${inText ? sql`${byName} union all ${foundByText(associationId, words)}` : byName}) found
    group by document_id`;
}

/** The piece of a found page around its hits, with marks. */
export function snippetOf(associationId: string, words: readonly string[]): SQL {
  return sql`(select ts_headline('dutch_unaccent', pages.text, ${textQuery(words)}, ${HEADLINE})
    from ${archivePages} pages
    where pages.association_id = ${associationId} and pages.document_id = best.id and pages.page = best.page)`;
}

/** A marked text in parts, so that nobody needs to read markup. */
export function snippetParts(marked: string): SnippetPart[] {
  return marked
    .split(HIT_START)
    .flatMap((piece, index) => {
      const [hit = '', rest = ''] = index === 0 ? ['', piece] : piece.split(HIT_END);
      return [
        { text: hit, is_hit: true },
        { text: rest, is_hit: false },
      ];
    })
    .filter(({ text }) => text !== '');
}
