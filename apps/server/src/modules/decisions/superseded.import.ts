import { and, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
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

/** A decision of this folder. */
interface Delivered extends Known {
  line: number;
  association_code: string;
  code: string;
}

/** The kind of the notes that have the decisions of a folder. */
const DECISIONS = 'decisions';

const nameOf = (association_code: string, code: string): string => JSON.stringify([association_code, code]);

const readDelivered = (text: string): Delivered => JSON.parse(text);

/** Notes the rows for `faultsOfSuperseded`, because a decision comes before the later one that replaces it. */
export function noteDecisions(rows: readonly CheckedDecision[], { notes }: ImportContext): void {
  for (const { line, values } of rows) {
    const { association_code, code, decided_on, superseded_by = '' } = values;
    if (association_code === undefined || code === undefined || decided_on === undefined) continue;
    const decision: Delivered = { line, association_code, code, decided_on, superseded_by };
    notes.write(DECISIONS, nameOf(association_code, code), JSON.stringify(decision));
  }
}

async function listStored(ofCode: string, { queries }: ImportContext): Promise<Map<string, Known>> {
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
    .where(eq(associations.code, ofCode));
  return new Map(
    rows.map(({ association_code, code, decided_on, superseded_by }) => [
      nameOf(association_code, code),
      { decided_on, superseded_by: superseded_by ?? '' },
    ]),
  );
}

/** Returns why a later decision of the folder can't replace one: it does not exist, is earlier, or is replaced by it in turn. */
async function faultOf(
  { association_code, code, decided_on, superseded_by }: Delivered,
  find: (code: string) => Known | undefined,
  { registry, complete }: ImportContext,
): Promise<string | undefined> {
  const key = keyIn(association_code, superseded_by);
  // What a complete file omits is withdrawn.
  const exists = complete.includes('decisions')
    ? registry.isDelivered('decisions', key)
    : await registry.refer('decisions', key);
  if (!exists) return `${nameOfKey(key)} is not in decisions.csv, nor imported before`;
  const seen = new Set([code]);
  for (let next = superseded_by; next !== ''; next = find(next)?.superseded_by ?? '') {
    if (next === code) return `${superseded_by} is superseded by ${code} in turn`;
    // A circle without this decision is a fault of its own decisions.
    if (seen.has(next)) break;
    seen.add(next);
  }
  const later = find(superseded_by);
  return later !== undefined && later.decided_on < decided_on
    ? `${superseded_by} was decided before ${code}, on ${later.decided_on}`
    : undefined;
}

/** Returns the faults of the references to later decisions, after all rows were read. */
export async function faultsOfSuperseded(context: ImportContext) {
  const { notes } = context;
  const faults: { line: number; column: string; reason: string }[] = [];
  let stored = new Map<string, Known>();
  let association: string | undefined;
  // The notes are in the order of the associations.
  for (const { text } of notes.all(DECISIONS)) {
    const decision = readDelivered(text);
    const { association_code, line } = decision;
    if (decision.superseded_by === '') continue;
    if (association_code !== association) stored = await listStored(association_code, context);
    association = association_code;
    const find = (code: string): Known | undefined => {
      const name = nameOf(association_code, code);
      const noted = notes.read(DECISIONS, name);
      return noted === undefined ? stored.get(name) : readDelivered(noted);
    };
    const reason = await faultOf(decision, find, context);
    if (reason !== undefined) faults.push({ line, column: 'superseded_by', reason });
  }
  return faults.toSorted((one, other) => one.line - other.line);
}
