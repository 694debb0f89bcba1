import type { JsonSchema } from '@mijn/domain/validation';
import { LIST_PAGE_SIZE_MAX } from '@mijn/domain/limits';
import type { Check } from '../kit/check.ts';
import { expect, Skipped } from '../kit/outcomes.ts';
import type { Kit } from '../kit/kit.ts';
import type { KitOperation } from '../kit/operations.ts';
import { fieldOf, rowsOf } from '../kit/values.ts';
import { lists, readList, rowFieldsOf } from './lists.ts';

type Compare = (one: unknown, other: unknown) => number;

const asTexts =
  (compare: (one: string, other: string) => number): Compare =>
  (one, other) =>
    compare(String(one), String(other));

const byCode = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

const collators: readonly Intl.CollatorOptions[] = [
  {},
  { numeric: true },
  { ignorePunctuation: true },
  { numeric: true, ignorePunctuation: true },
];

/** Databases sort texts by different collations. A list that none of them explains is not sorted. */
const textOrders: readonly Compare[] = [
  asTexts(byCode),
  asTexts((one, other) => byCode(one.toLowerCase(), other.toLowerCase())),
  ...collators.map((options) => asTexts(new Intl.Collator('nl', options).compare)),
];

const numberOrder: readonly Compare[] = [(one, other) => Number(one) - Number(other)];
const momentOrder: readonly Compare[] = [
  asTexts((one, other) => new Date(one).getTime() - new Date(other).getTime()),
];

/** Returns the orders that the values of a field can have; none for an enumeration, whose order is its meaning. */
function ordersOf({ type, enum: values, format }: JsonSchema): readonly Compare[] {
  if (values) return [];
  if (type === 'integer' || type === 'number' || type === 'boolean') return numberOrder;
  if (format === 'date-time') return momentOrder;
  return type === 'string' ? textOrders : [];
}

const isSorted = (values: readonly unknown[], compare: Compare): boolean =>
  values.slice(1).every((value, at) => compare(values[at], value) <= 0);

async function readColumn(kit: Kit, operation: KitOperation, name: string, sort: string): Promise<unknown[]> {
  const { body } = await readList(kit, operation, { sort, per_page: LIST_PAGE_SIZE_MAX });
  return rowsOf(body)
    .map((row) => fieldOf(row, name))
    .filter((value) => value !== null && value !== undefined);
}

const order: Check = {
  id: 'lists-order',
  name: 'A list is in the order of the column that sort names',
  group: 'Lists',
  rule: 'Lists',
  about: lists,
  run: async (kit, operation) => {
    const fields = rowFieldsOf(operation);
    const names = (operation.query?.properties?.['sort']?.enum ?? []).map(String);
    let checked = 0;
    for (const sort of names) {
      const name = sort.replace(/^-/u, '');
      const orders = ordersOf(fields[name] ?? {});
      if (orders.length === 0) continue;
      const values = await readColumn(kit, operation, name, sort);
      if (new Set(values).size < 2) continue;
      checked += 1;
      const upwards = sort.startsWith('-') ? values.toReversed() : values;
      const wrong = values.slice(0, 3).map(String).join(', ');
      expect(
        orders.some((compare) => isSorted(upwards, compare)),
        `expected the rows of sort=${sort} in the order of ${name}, got ${wrong}, …`,
      );
    }
    if (checked === 0) throw new Skipped('no column has two different values');
  },
};

export const orderChecks: readonly Check[] = [order];
