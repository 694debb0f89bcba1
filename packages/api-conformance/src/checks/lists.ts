import { type JsonSchema, toJsonSchema } from '@mijn/domain/validation';
import { LIST_PAGE_SIZE, LIST_PAGE_SIZE_MAX } from '@mijn/domain/limits';
import type { Check } from '../kit/check.ts';
import { expect, expectStatus, needSuccess, Skipped } from '../kit/outcomes.ts';
import type { KitResponse } from '../kit/caller.ts';
import type { Kit } from '../kit/kit.ts';
import { isList, type KitOperation, operations } from '../kit/operations.ts';
import { unknownPath } from '../kit/known-ids.ts';
import { fieldOf, idOf, numberOf, rowsOf } from '../kit/values.ts';

const group = 'Lists';
const rule = 'Lists';
export const lists = operations.filter(isList);

export const NO_WORD = 'zqxjkvbwpf';

/** The maximum number of rows that are read page by page. */
const ROWS_READ_MAX = 200;

type Query = Readonly<Record<string, string | number | boolean>>;

async function sendQuery({ member, ids }: Kit, operation: KitOperation, query: Query): Promise<KitResponse> {
  const [params = {}] = await ids.paramsOf(operation);
  return member.caller.send({ method: 'GET', path: unknownPath(operation, params), query });
}

export const readList = async (kit: Kit, operation: KitOperation, query: Query): Promise<KitResponse> =>
  needSuccess(await sendQuery(kit, operation, query));

export const rowFieldsOf = ({ response }: KitOperation): Record<string, JsonSchema> =>
  (response ? toJsonSchema(response).properties?.['data']?.items?.properties : undefined) ?? {};

const totalOf = ({ body }: KitResponse): number => numberOf(body, 'meta', 'total') ?? 0;

const pageSize: Check = {
  id: 'lists-page-size',
  name: 'A page has at most the rows that were asked for, and its numbers',
  group,
  rule,
  about: lists,
  run: async (kit, operation) => {
    const { body } = await readList(kit, operation, { page: 1, per_page: 1 });
    expect(rowsOf(body).length <= 1, `expected at most 1 row, got ${rowsOf(body).length}`);
    expect(numberOf(body, 'meta', 'page') === 1, 'expected meta.page 1');
    expect(numberOf(body, 'meta', 'per_page') === 1, 'expected meta.per_page 1');
    expect(
      (numberOf(body, 'meta', 'total') ?? -1) >= rowsOf(body).length,
      'expected meta.total to count the rows',
    );
  },
};

const defaultPage: Check = {
  id: 'lists-default-page',
  name: `A list without a query is the first page of ${LIST_PAGE_SIZE} rows`,
  group,
  rule,
  about: lists,
  run: async (kit, operation) => {
    const { body } = await readList(kit, operation, {});
    expect(numberOf(body, 'meta', 'page') === 1, 'expected meta.page 1');
    expect(numberOf(body, 'meta', 'per_page') === LIST_PAGE_SIZE, `expected meta.per_page ${LIST_PAGE_SIZE}`);
  },
};

const allPages: Check = {
  id: 'lists-all-pages',
  name: 'The pages of a list have every row once',
  group,
  rule,
  about: lists,
  run: async (kit, operation) => {
    const total = totalOf(await readList(kit, operation, { per_page: 1 }));
    if (total < 2) throw new Skipped('the list has less than 2 rows');
    if (total > ROWS_READ_MAX) throw new Skipped(`the list has more than ${ROWS_READ_MAX} rows`);
    const perPage = Math.min(Math.ceil(total / 2), LIST_PAGE_SIZE_MAX);
    const ids: unknown[] = [];
    for (let page = 1; page <= Math.ceil(total / perPage); page += 1) {
      const { body } = await readList(kit, operation, { page, per_page: perPage });
      ids.push(...rowsOf(body).map((row) => idOf(row) ?? JSON.stringify(row)));
    }
    expect(ids.length === total, `expected ${total} rows on all pages, got ${ids.length}`);
    expect(new Set(ids).size === total, `expected ${total} different rows, got ${new Set(ids).size}`);
  },
};

const afterLast: Check = {
  id: 'lists-after-last',
  name: 'A page after the last one is empty',
  group,
  rule,
  about: lists,
  run: async (kit, operation) => {
    const response = await sendQuery(kit, operation, { page: 100_000, per_page: 1 });
    expectStatus(response, 200);
    expect(rowsOf(response.body).length === 0, `expected no rows, got ${rowsOf(response.body).length}`);
  },
};

const largestPage: Check = {
  id: 'lists-largest-page',
  name: `More than ${LIST_PAGE_SIZE_MAX} rows on a page is refused with 422`,
  group,
  rule,
  about: lists,
  run: async (kit, operation) =>
    expectStatus(await sendQuery(kit, operation, { per_page: LIST_PAGE_SIZE_MAX + 1 }), 422),
};

const noPage: Check = {
  id: 'lists-no-page',
  name: 'Page 0 and a page that is no number are refused with 422',
  group,
  rule,
  about: lists,
  run: async (kit, operation) => {
    for (const page of [0, 'x']) expectStatus(await sendQuery(kit, operation, { page }), 422);
  },
};

const unknownSort: Check = {
  id: 'lists-unknown-sort',
  name: 'An unknown sort name is refused with 422',
  group,
  rule,
  about: lists,
  run: async (kit, operation) => expectStatus(await sendQuery(kit, operation, { sort: NO_WORD }), 422),
};

const nothingFound: Check = {
  id: 'lists-nothing-found',
  name: 'A search for a word that is nowhere finds nothing',
  group,
  rule,
  about: lists.filter(({ query }) => query?.properties?.['q']),
  run: async (kit, operation) => {
    const response = await readList(kit, operation, { q: NO_WORD });
    const found = rowsOf(response.body).length + totalOf(response);
    expect(found === 0, `expected no rows and a total of 0, got ${totalOf(response)}`);
  },
};

/** The number of words that are tried for one that some rows have and others have not. */
const WORDS_TRIED_MAX = 3;

/** Returns a word that a search finds in some rows of a list, and not in all. A word of all rows may be left out of a search. */
async function findSoughtWord(kit: Kit, operation: KitOperation): Promise<string | undefined> {
  const all = await readList(kit, operation, { per_page: LIST_PAGE_SIZE });
  const texts = rowsOf(all.body).flatMap((row) => Object.values(Object(row)));
  const words = texts.flatMap((text) => (typeof text === 'string' ? (text.match(/\p{L}{6,}/gu) ?? []) : []));
  for (const word of [...new Set(words)].slice(0, WORDS_TRIED_MAX)) {
    const found = await readList(kit, operation, { q: word, per_page: 1 });
    const isPartial = fieldOf(fieldOf(found.body, 'meta'), 'is_partial') === true;
    if (!isPartial && totalOf(found) > 0 && totalOf(found) < totalOf(all)) return word;
  }
  return undefined;
}

const partlyFound: Check = {
  id: 'lists-partly-found',
  name: 'A search that no row matches with all words finds the rows with most of them, and says so',
  group,
  rule,
  about: lists.filter(({ query }) => query?.properties?.['q']),
  run: async (kit, operation) => {
    const word = await findSoughtWord(kit, operation);
    if (word === undefined) throw new Skipped('no word was found that some rows have and others have not');
    const response = await readList(kit, operation, { q: `${word} ${NO_WORD}` });
    expect(totalOf(response) > 0, `expected the rows with "${word}", got none`);
    const isPartial = fieldOf(fieldOf(response.body, 'meta'), 'is_partial');
    expect(isPartial === true, `expected meta.is_partial true, got ${String(isPartial)}`);
  },
};

const sortable = (value: unknown): unknown =>
  typeof value === 'string' ? value.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase() : value;

async function sortedValues(
  kit: Kit,
  operation: KitOperation,
  name: string,
  sort: string,
): Promise<unknown[]> {
  const { body } = await readList(kit, operation, { sort, per_page: LIST_PAGE_SIZE_MAX });
  const values = rowsOf(body).map((row) => sortable(fieldOf(row, name)));
  return values.filter((value) => value !== null);
}

const bothWays: Check = {
  id: 'lists-both-ways',
  name: 'Every sort name sorts in both directions',
  group,
  rule,
  about: lists,
  run: async (kit, operation) => {
    const total = totalOf(await readList(kit, operation, { per_page: 1 }));
    const sorts = (operation.query?.properties?.['sort']?.enum ?? []).map(String);
    for (const sort of sorts) expectStatus(await sendQuery(kit, operation, { sort, per_page: 1 }), 200);
    if (total > LIST_PAGE_SIZE_MAX)
      throw new Skipped(
        `the list has more than ${LIST_PAGE_SIZE_MAX} rows, so that one page does not show its order`,
      );
    const fields = rowFieldsOf(operation);
    for (const name of sorts.filter((sort) => !sort.startsWith('-') && fields[sort])) {
      const up = await sortedValues(kit, operation, name, name);
      const down = await sortedValues(kit, operation, name, `-${name}`);
      const isReversed = JSON.stringify(up) === JSON.stringify(down.toReversed());
      expect(isReversed, `expected sort=-${name} to be the reverse of sort=${name}`);
    }
  },
};

const boolFilter: Check = {
  id: 'lists-bool-filter',
  name: 'A filter for true or false leaves the rows that have it',
  group,
  rule,
  about: lists.filter((one) => sameNamed(one, 'boolean').length > 0),
  run: async (kit, operation) => {
    const all = totalOf(await readList(kit, operation, { per_page: 1 }));
    for (const name of sameNamed(operation, 'boolean')) {
      let sum = 0;
      for (const value of [true, false]) {
        const response = await readList(kit, operation, { [name]: value });
        const wrong = rowsOf(response.body).filter((row) => fieldOf(row, name) !== value);
        expect(wrong.length === 0, `expected only rows with ${name} ${value}, got ${wrong.length} others`);
        sum += totalOf(response);
      }
      expect(sum === all, `expected ${all} rows with ${name} true or false, got ${sum}`);
    }
  },
};

const valueFilter: Check = {
  id: 'lists-value-filter',
  name: 'A filter for a value leaves the rows that have it',
  group,
  rule,
  about: lists.filter((one) => sameNamed(one, 'string').length > 0),
  run: async (kit, operation) => {
    const all = rowsOf((await readList(kit, operation, { per_page: LIST_PAGE_SIZE_MAX })).body);
    for (const name of sameNamed(operation, 'string')) {
      const value = all.map((row) => fieldOf(row, name)).find((one) => typeof one === 'string' && one !== '');
      if (typeof value !== 'string') throw new Skipped(`no row has a value of ${name}`);
      const { body } = await readList(kit, operation, { [name]: value });
      const wrong = rowsOf(body).filter((row) => fieldOf(row, name) !== value);
      expect(wrong.length === 0, `expected only rows with ${name} "${value}", got ${wrong.length} others`);
    }
  },
};

/** Returns the filters of a list that have the name and the type of a field of its rows. */
function sameNamed(operation: KitOperation, type: string): string[] {
  const fields = rowFieldsOf(operation);
  const filters = Object.entries(operation.query?.properties ?? {});
  return filters.flatMap(([name, filter]) =>
    filter.type === type && fields[name]?.type === type ? [name] : [],
  );
}

export const listChecks: readonly Check[] = [
  pageSize,
  defaultPage,
  allPages,
  afterLast,
  largestPage,
  noPage,
  unknownSort,
  nothingFound,
  partlyFound,
  bothWays,
  boolFilter,
  valueFilter,
];
