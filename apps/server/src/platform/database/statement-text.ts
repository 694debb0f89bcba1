import { Column, Name, SQL, StringChunk, Table } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';

interface StatementText {
  text: string;
  params: unknown[];
}

const dialect = new PgDialect();

const names = new WeakMap<Column | Table, string>();

function nameOf(part: Column | Table): string {
  const known = names.get(part) ?? dialect.sqlToQuery(new SQL([part])).sql;
  names.set(part, known);
  return known;
}

const isValue = (chunk: unknown): boolean =>
  typeof chunk === 'string' || typeof chunk === 'number' || typeof chunk === 'boolean';

/** Adds the values to `params`. Returns undefined if a part is none of the simple ones. */
function join(query: SQL, params: unknown[]): string | undefined {
  if (Reflect.get(query, 'shouldInlineParams') === true) return undefined;
  let text = '';
  for (const chunk of query.queryChunks) {
    if (chunk instanceof StringChunk) {
      text += chunk.value.length === 1 ? chunk.value[0] : chunk.value.join('');
    } else if (chunk instanceof SQL) {
      const part = join(chunk, params);
      if (part === undefined) return undefined;
      text += part;
    } else if (isValue(chunk)) text += `$${params.push(chunk)}`;
    else if (chunk instanceof Name) text += dialect.escapeName(chunk.value);
    else if (chunk instanceof Column || chunk instanceof Table) text += nameOf(chunk);
    else if (chunk !== undefined) return undefined;
  }
  return text;
}

/** Writes simple statements by itself, because Drizzle takes several times as long. Drizzle writes the others. */
export function textOf(query: SQL): StatementText {
  const params: unknown[] = [];
  const text = join(query, params);
  if (text !== undefined) return { text, params };
  const written = dialect.sqlToQuery(query);
  return { text: written.sql, params: written.params };
}
