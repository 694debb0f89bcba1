import { describe, expect, it } from '@jest/globals';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { textOf } from './statement-text.ts';
import { associations } from './tables.ts';

const dialect = new PgDialect();
const day = new Date('2026-06-10T12:00:00Z');
const { id, name } = associations;

describe('the text of a statement', () => {
  it.each<[string, SQL]>([
    ['text alone', sql`select 1`],
    ['nothing', sql``],
    ['values, in their order', sql`select ${'a'}, ${1}, ${true}, ${'b'}`],
    ['parts in parts', sql`select ${'a'} where ${sql`x = ${2} and ${sql.raw('y')} = ${'c'}`} or z = ${3}`],
    ['parts that are joined', sql.join([sql`a = ${1}`, sql`b = ${2}`], sql` and `)],
    ['a part that is left out', sql`select 1 ${undefined} where a = ${1}`],
    ['names', sql`select ${sql.identifier('a "b"')} from ${associations} where ${name} = ${'x'}`],
    ['a value of a column', sql`select ${1} where ${eq(id, 'x')} and b = ${2}`],
    ['lists of values', sql`select ${1} where ${inArray(id, ['x', 'y'])} and b = ${[1, 2]}`],
    ['other values', sql`select ${null}, ${day}, ${sql.param([1, 2])}`],
    ['values that are written out', sql`select ${'a'}, ${sql`${'b'}`.inlineParams()}`],
  ])('is that of Drizzle for %s', (_, query) => {
    const { sql: text, params } = dialect.sqlToQuery(query);
    expect(textOf(query)).toEqual({ text, params });
  });
});
