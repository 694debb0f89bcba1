import { and, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ColumnFault } from '../../capabilities/import/faults.ts';
import type { ImportContext } from '../../capabilities/import/import-context.ts';
import { keyIn, nameOf as nameOfKey } from '../../capabilities/import/registry.ts';
import { associations } from '../../platform/database/index.ts';
import type { CheckedDecision } from './decisions-columns.import.ts';
import { decisions } from './decisions.tables.ts';

interface Known {
  decided_on: string;
  /** The code of the decision that replaced it, or an empty text. */
  superseded_by: string;
}

/** The kind of the claims that have what a folder says about each decision. */
const DECISIONS = 'decisions that replace others';

const nameOf = (association_code: string, code: string): string => JSON.stringify([association_code, code]);

const written = ({ decided_on, superseded_by }: Known): string => `${decided_on} ${superseded_by}`;

function readKnown(text: string): Known | undefined {
  const [decided_on = '', ...rest] = text.split(' ');
  return decided_on === '' ? undefined : { decided_on, superseded_by: rest.join(' ') };
}

function noteDecisions(rows: readonly CheckedDecision[], { registry }: ImportContext): void {
  for (const { values } of rows) {
    const { association_code, code, decided_on, superseded_by = '' } = values;
    if (association_code === undefined || code === undefined || decided_on === undefined) continue;
    registry.claim(DECISIONS, nameOf(association_code, code), written({ decided_on, superseded_by }));
  }
}

async function listStored(codes: readonly string[], { queries }: ImportContext): Promise<Map<string, Known>> {
  if (codes.length === 0) return new Map();
  const later = alias(decisions, 'later');
  const rows = await queries
    .select({
      association_code: associations.code,
      code: decisions.code,
      decided_on: decisions.decided_on,
      superseded_by: later.code,
    })
    .from(decisions)
    .innerJoin(associations, eq(associations.id, decisions.association_id))
    .leftJoin(
      later,
      and(eq(later.association_id, decisions.association_id), eq(later.id, decisions.superseded_by_id)),
    )
    .where(inArray(associations.code, [...codes]));
  return new Map(
    rows.map(({ association_code, code, decided_on, superseded_by }) => [
      nameOf(association_code, code),
      { decided_on, superseded_by: superseded_by ?? '' },
    ]),
  );
}

/** The name of the total that has the references to later decisions, which can be further on in the file. */
const REFERENCES = 'decisions that are superseded';

interface Reference {
  line: number;
  association_code: string;
  superseded_by: string;
}

function noteReferences(rows: readonly CheckedDecision[], { totals }: ImportContext): void {
  for (const { line, values } of rows) {
    const { association_code, superseded_by } = values;
    if (association_code === undefined || superseded_by === undefined) continue;
    const reference: Reference = { line, association_code, superseded_by };
    totals.add(REFERENCES, JSON.stringify(Object.values(reference)), 1);
  }
}

const readReference = (text: string): Reference => {
  const [line, association_code, superseded_by]: unknown[] = JSON.parse(text);
  return {
    line: Number(line),
    association_code: String(association_code),
    superseded_by: String(superseded_by),
  };
};

/** Returns a reason for each later decision that does not exist, after all rows were read. */
export async function faultsOfMissing({ totals, registry, complete }: ImportContext): Promise<string[]> {
  const reasons: string[] = [];
  for (const text of totals.codesOf(REFERENCES)) {
    const { line, association_code, superseded_by } = readReference(text);
    const key = keyIn(association_code, superseded_by);
    // What a complete file omits is withdrawn.
    const exists = complete.includes('decisions')
      ? registry.isDelivered('decisions', key)
      : await registry.refer('decisions', key);
    if (exists) continue;
    reasons.push(
      `line ${line}, column superseded_by: ${nameOfKey(key)} is not in decisions.csv, nor imported before`,
    );
  }
  return reasons;
}

const fault = (reason: string): ColumnFault[] => [{ column: 'superseded_by', reason }];

/** Returns a fault for each decision that is superseded by itself, by one before it, or in a circle. */
export async function faultsOfSuperseded(
  rows: readonly CheckedDecision[],
  context: ImportContext,
): Promise<ColumnFault[][]> {
  noteDecisions(rows, context);
  noteReferences(rows, context);
  const superseded = rows.filter(({ values }) => values.superseded_by !== undefined);
  const codes = new Set(superseded.flatMap(({ values }) => values.association_code ?? []));
  const stored = await listStored([...codes], context);
  const find = (association_code: string, code: string): Known | undefined => {
    const name = nameOf(association_code, code);
    return readKnown(context.registry.claim(DECISIONS, name, '') ?? '') ?? stored.get(name);
  };
  const isInCircle = (association_code: string, code: string): boolean => {
    const seen = new Set([code]);
    for (let next = find(association_code, code)?.superseded_by ?? ''; next !== '';) {
      if (seen.has(next)) return next === code;
      seen.add(next);
      next = find(association_code, next)?.superseded_by ?? '';
    }
    return false;
  };
  return rows.map(({ values: { association_code, code, decided_on, superseded_by } }) => {
    if (association_code === undefined || code === undefined || superseded_by === undefined) return [];
    if (superseded_by === code) return fault('is the decision itself');
    if (isInCircle(association_code, code)) return fault(`${superseded_by} is superseded by ${code} in turn`);
    const later = find(association_code, superseded_by);
    return decided_on !== undefined && later !== undefined && later.decided_on < decided_on
      ? fault(`${superseded_by} was decided before ${code}, on ${later.decided_on}`)
      : [];
  });
}
