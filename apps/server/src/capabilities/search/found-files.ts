import { isEnding, isStopWord, type SearchWord, type Spelling, type WordForm } from '@mijn/domain/search';
import { sql, type SQL } from 'drizzle-orm';
import { filePages } from '../documents/index.ts';
import { weight } from './match-keys.ts';
import { perSought, type Sought } from './sought.ts';

/** `tsquery` texts for the words on the pages of one association (`page_words` in the migrations). */
interface TextQuery {
  /** A query for every word in any form, alone or as a part of another word. */
  parts: string;
  /** A query for every word in any form, alone. */
  whole: string;
}

/** Removes the forms that a shorter form also finds. */
const needed = (texts: readonly string[], isCovered: (text: string, by: string) => boolean): string[] =>
  texts.filter((text) => !texts.some((other) => other !== text && isCovered(text, other)));

const reversed = (text: string): string => Array.from(text).toReversed().join('');

const anyOf = (queries: readonly string[]): string => `(${queries.join(' | ')})`;

/** Letters and digits need no escaping in a query. @param mark `w` for a word, `e` for a reversed word. */
const lexeme = (mark: 'w' | 'e', scope: string, text: string): string => `'${mark}${scope}${text}'`;

function partsOf(forms: readonly WordForm[], scope: string): string[] {
  const parts = forms.filter(({ isPart }) => isPart).map(({ text }) => text);
  const beginnings = needed(parts, (text, by) => text.startsWith(by));
  const endings = needed(
    forms.filter(isEnding).map(({ text }) => text),
    (text, by) => text.endsWith(by),
  );
  const whole = forms.filter(({ text, isPart }) => !isPart && !beginnings.some((by) => text.startsWith(by)));
  return [
    ...beginnings.map((text) => `${lexeme('w', scope, text)}:*`),
    ...endings.map((text) => `${lexeme('e', scope, reversed(text))}:*`),
    ...whole.map(({ text }) => lexeme('w', scope, text)),
  ];
}

const wholeOf = (forms: readonly WordForm[], scope: string): string[] =>
  forms.map(({ text }) => lexeme('w', scope, text));

/** Returns the query for the words of a spelling in their order. The last word may have any of its forms. */
const spelled = ({ before }: Spelling, scope: string, last: readonly string[]): string =>
  [...before.map((word) => lexeme('w', scope, word)), anyOf(last)].join(' <-> ');

/** Returns all choices of a number of queries, in their order. */
function choicesOf(queries: readonly string[], count: number): string[] {
  if (count <= 1) return [...queries];
  return queries.flatMap((query, at) =>
    choicesOf(queries.slice(at + 1), count - 1).map((rest) => `${query} & ${rest}`),
  );
}

/** A search for a word such as `de` alone has no results. */
const textQueryOf = perSought(({ words, least }: Sought) => {
  const searched = words.filter(({ typed }) => !isStopWord(typed)).map(({ spellings }) => spellings);
  const count = least - (words.length - searched.length);
  return (scope: string): TextQuery => {
    const queryOf = (formsQuery: typeof wholeOf): string => {
      const wordQuery = (word: SearchWord): string =>
        anyOf(word.map((spelling) => spelled(spelling, scope, formsQuery(spelling.last, scope))));
      const queries = searched.map(wordQuery);
      return choicesOf(queries, count)
        .map((choice) => `(${choice})`)
        .join(' | ');
    };
    return { parts: queryOf(partsOf), whole: queryOf(wholeOf) };
  };
});

/**
 * Selects `file_hash`, `page` (the best page) and `score`. Ignores the rights of the caller, so join the query with the
 * rows of the files: `from (${foundFiles(…)}) files join … using (file_hash)`.
 */
export function foundFiles(associationId: string, sought: Sought): SQL {
  const { parts, whole } = textQueryOf(sought)(associationId.slice(-6));
  // Hits on parts of words need only the index. Pages are read only for hits on whole words, to compute their
  // rank.
  const pagesWith = (query: string, score: SQL): SQL =>
    sql`select file_hash, page, (${score})::real as score from ${filePages}
      where association_id = ${associationId} and words @@ ${query}::tsquery`;
  return sql`select distinct on (file_hash) file_hash, page, score from (
      ${pagesWith(whole, sql`(1 + ts_rank(words, ${whole}::tsquery, 32)) * ${weight('text', sought.isPartial)}`)}
      union all ${pagesWith(parts, weight('textPart', sought.isPartial))}
    ) pages order by file_hash, score desc, page`;
}

export const textOfPage = (associationId: string | SQL, found: { file_hash: SQL; page: SQL }): SQL =>
  sql`(select pages.text from ${filePages} pages
    where pages.association_id = ${associationId} and pages.file_hash = ${found.file_hash} and pages.page = ${found.page})`;
