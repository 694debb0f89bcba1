import { fillPath } from '@mijn/domain/wire';
import type { Check } from '../kit/check.ts';
import { expect, isSuccess, Skipped } from '../kit/outcomes.ts';
import { operationOf } from '../kit/operations.ts';
import { fieldOf, listOf, numberOf, rowsOf } from '../kit/values.ts';

/** Numbers of one row that belong together. */
interface Sum {
  operation: string;
  /** What the rule says, for the report. */
  says: string;
  /** Returns the number that the row has, and the one that its other fields give; undefined if a number is unknown. */
  numbers: (row: unknown) => readonly [has: number | undefined, is: number | undefined];
}

const sumOf = (row: unknown, ...names: readonly string[]): number | undefined => {
  const numbers = names.map((name) => numberOf(row, name));
  return numbers.some((number) => number === undefined)
    ? undefined
    : numbers.reduce<number>((sum, number) => sum + (number ?? 0), 0);
};

/** A part is at most its whole: then the larger of both is the whole. */
const atMost = (
  row: unknown,
  part: number | undefined,
  whole: string,
): [number | undefined, number | undefined] => {
  const all = numberOf(row, whole);
  return [all, part === undefined || all === undefined ? undefined : Math.max(part, all)];
};

const sums: readonly Sum[] = [
  {
    operation: 'albums.getAlbum',
    says: 'photo_count is the number of photos',
    numbers: (row) => [numberOf(row, 'photo_count'), listOf(fieldOf(row, 'photos')).length],
  },
  {
    operation: 'meetings.getMeeting',
    says: 'document_count is the number of documents',
    numbers: (row) => [numberOf(row, 'document_count'), listOf(fieldOf(row, 'documents')).length],
  },
  {
    operation: 'archive.listGroups',
    says: 'hidden_count is at most document_count',
    numbers: (row) => atMost(row, numberOf(row, 'hidden_count'), 'document_count'),
  },
  {
    operation: 'todos.listGroups',
    says: 'open_count is at most todo_count',
    numbers: (row) => atMost(row, numberOf(row, 'open_count'), 'todo_count'),
  },
  {
    operation: 'invoices.listInvoices',
    says: 'approvals is at most approvals_required',
    numbers: (row) => atMost(row, numberOf(row, 'approvals'), 'approvals_required'),
  },
  {
    operation: 'invoices.getInvoice',
    says: 'net_cents and vat_cents together are total_cents',
    numbers: (row) => {
      const facts = fieldOf(row, 'facts');
      return [numberOf(facts, 'total_cents'), sumOf(facts, 'net_cents', 'vat_cents')];
    },
  },
  {
    operation: 'decisions.listDecisions',
    says: 'the votes for, against and abstained are at most votes_present',
    numbers: (row) =>
      atMost(row, sumOf(row, 'votes_for', 'votes_against', 'votes_abstained'), 'votes_present'),
  },
  {
    operation: 'presence.getPresence',
    says: 'in_hall, online and by_proxy together are apartments_present',
    numbers: (row) => [numberOf(row, 'apartments_present'), sumOf(row, 'in_hall', 'online', 'by_proxy')],
  },
  {
    operation: 'presence.getPresence',
    says: 'votes_present is at most votes_total',
    numbers: (row) => atMost(row, numberOf(row, 'votes_present'), 'votes_total'),
  },
];

const rowSums: Check = {
  id: 'shapes-sums',
  name: 'The numbers of a row agree with each other',
  group: 'Shapes',
  rule: 'JSON',
  about: [...new Set(sums.map(({ operation }) => operation))].map(operationOf),
  run: async ({ ids }, operation) => {
    const rules = sums.filter((sum) => sum.operation === operation.id);
    let checked = 0;
    for (const params of await ids.paramsOf(operation)) {
      const response = await ids.read(fillPath<string>(operation.path, params));
      if (!isSuccess(response)) continue;
      const isList = Array.isArray(fieldOf(response.body, 'data'));
      for (const row of isList ? rowsOf(response.body) : [response.body]) {
        for (const { says, numbers } of rules) {
          const [has, is] = numbers(row);
          if (has === undefined || is === undefined) continue;
          checked += 1;
          expect(has === is, `expected that ${says}: ${is}, got ${has}`);
        }
      }
    }
    if (checked === 0) throw new Skipped('no row has these numbers');
  },
};

export const sumChecks: readonly Check[] = [rowSums];
