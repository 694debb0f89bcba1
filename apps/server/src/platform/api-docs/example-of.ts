import { type OpenApi, nameOfRef, type Schema } from './open-api.ts';

const FORMATS: Readonly<Record<string, string>> = {
  uuid: '01a1f9c4-c6f4-7226-b044-46c8cecb18b1',
  date: '2026-12-09',
  'date-time': '2026-12-09T18:30:00.000Z',
  email: 'anna@example.nl',
};

/** A schema that contains itself is not followed further. */
const DEPTH_MAX = 9;

/** Returns a value that a schema describes. A pattern is not looked at, so that its text may differ. */
export function exampleOf(schema: Schema, schemas: OpenApi['components']['schemas'], depth = 0): unknown {
  const next = (inner: Schema): unknown => exampleOf(inner, schemas, depth + 1);
  const named = schema.$ref === undefined ? undefined : schemas[nameOfRef(schema.$ref)];
  if (depth > DEPTH_MAX) return null;
  if (named) return exampleOf(named, schemas, depth);
  if (schema.const !== undefined) return schema.const;
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  const [choice] = schema.anyOf ?? schema.oneOf ?? [];
  if (choice) return next(choice);
  const [type] = [schema.type ?? 'string'].flat();
  if (type === 'object') {
    const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => [name, next(field)]);
    return Object.fromEntries(fields);
  }
  if (type === 'array') return schema.items ? [next(schema.items)] : [];
  if (type === 'integer' || type === 'number') return Math.max(schema.minimum ?? 1, 1);
  if (type === 'boolean') return true;
  return type === 'null'
    ? null
    : (FORMATS[schema.format ?? ''] ?? 'text'.padEnd(schema.minLength ?? 0, ' text'));
}
