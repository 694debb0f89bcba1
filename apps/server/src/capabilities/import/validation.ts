import { type InferType, type ObjectSchema, Schema, ValidationError } from 'yup';
import type { ColumnFault } from './faults.ts';

/** The number of right values of each column that are remembered, because rows often share them. */
const REMEMBERED = 1000;

interface Validated<Values> {
  /** All values; undefined if one of them does not fit its column. */
  values: Values | undefined;
  valid: Partial<Values>;
  faults: ColumnFault[];
}

/** Validates right rows by column and skips repeated values, in a tenth of the time of the whole schema. */
export function createValidation<Columns extends ObjectSchema<Record<string, unknown>>>(columns: Columns) {
  type Values = InferType<Columns>;
  const partial = columns.partial();
  const fields = Object.entries(columns.fields).flatMap(([name, schema]) =>
    schema instanceof Schema ? [{ name, schema, right: new Set<string | undefined>() }] : [],
  );
  const spellings = fields.flatMap(({ name, schema }) => {
    const plain = schema.spec.meta?.plain;
    return plain ? [{ name, plain }] : [];
  });
  const plainOf = (given: Record<string, string>): Record<string, string> => {
    const values = { ...given };
    for (const { name, plain } of spellings) {
      const value = given[name];
      if (value !== undefined) values[name] = plain(value);
    }
    return values;
  };
  const isRight = (given: Record<string, string | undefined>): given is Record<string, string> & Values =>
    fields.every(({ name, schema, right }) => {
      const value = given[name];
      if (right.has(value)) return true;
      if (!schema.isValidSync(value, { strict: true })) return false;
      if (right.size >= REMEMBERED) right.clear();
      right.add(value);
      return true;
    });
  return async (written: Record<string, string>): Promise<Validated<Values>> => {
    const given = plainOf(written);
    if (isRight(given)) return { values: given, valid: given, faults: [] };
    try {
      const values: Values = await columns.validate(given, { abortEarly: false, strict: true });
      return { values, valid: values, faults: [] };
    } catch (error) {
      if (!ValidationError.isError(error)) throw error;
      const inner = error.inner.length > 0 ? error.inner : [error];
      const faults = inner.map(({ path, message }): ColumnFault =>
        path ? { column: path, reason: message } : { reason: message },
      );
      const fitting = Object.entries(given).filter(([name]) => !faults.some(({ column }) => column === name));
      const valid: Partial<Values> = await partial.validate(Object.fromEntries(fitting), { strict: true });
      return { values: undefined, valid, faults };
    }
  };
}
