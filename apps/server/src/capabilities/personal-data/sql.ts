import { sql, type SQL } from 'drizzle-orm';

export const associationOf = (table: string): SQL =>
  sql`(select a.code || ' - ' || a.name from associations a
    where a.id = ${sql.identifier(table)}.association_id) as association`;

/**
 * Returns a regular expression, as a value in SQL, that finds any text of a query as whole words, also as HTML escapes it. It is null if
 * the query has no text. @param texts a query with one column `said`
 */
export const anyWordsOf = (texts: SQL): SQL => sql`(
  select string_agg('(?<!\\w)' || regexp_replace(form, '([^\\w\\s])', '\\\\\\1', 'g') || '(?!\\w)', '|')
  from (${texts}) as given, lateral (
    values (said), (replace(replace(replace(replace(said, '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), '"', '&quot;'))
  ) as forms (form) where said <> '')`;
