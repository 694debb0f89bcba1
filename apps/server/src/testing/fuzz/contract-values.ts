import { toJsonSchema, type JsonSchema } from '@mijn/domain/validation';
import fc from 'fast-check';
import type { Schema } from 'yup';
import { oddText, oddValue, prototypeKeys } from './odd-values.ts';

/** The ids by the name of a parameter or field, such as `{ todo_id: ['…'] }`. */
export type KnownIds = Readonly<Record<string, readonly string[]>>;

function textFor(
  name: string,
  { minLength = 0, maxLength = 60 }: JsonSchema,
  ids: KnownIds,
): fc.Arbitrary<string> {
  const known = ids[name] ?? [];
  const texts: fc.Arbitrary<string>[] = [
    fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) }),
    fc.constantFrom('dakgoot', 'bea@example.nl', '2026-06-10', '-created_at', 'notulen 2023', '123456'),
  ];
  return known.length > 0 ? fc.oneof(fc.constantFrom(...known), ...texts) : fc.oneof(...texts);
}

function valueFor(name: string, schema: JsonSchema, ids: KnownIds): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.type === 'string') return textFor(name, schema, ids);
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'number' || schema.type === 'integer') {
    return fc.integer({ min: schema.minimum ?? -5, max: schema.maximum ?? 2 ** 31 });
  }
  if (schema.type === 'array') {
    return fc.array(anyFor(name, schema.items ?? {}, ids), { maxLength: (schema.maxItems ?? 5) + 1 });
  }
  return schema.type === 'object' ? objectFor(schema, ids) : oddValue;
}

const anyFor = (name: string, schema: JsonSchema, ids: KnownIds): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 4, arbitrary: valueFor(name, schema, ids) }, { weight: 1, arbitrary: oddValue });

const strangers = fc.array(fc.tuple(fc.oneof(fc.constantFrom(...prototypeKeys), oddText), oddValue), {
  maxLength: 2,
});

/** Some fields are odd or missing, and some objects have keys that are not in the contract. */
function objectFor({ properties = {} }: JsonSchema, ids: KnownIds): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(properties).map(([name, schema]) =>
    fc.oneof(
      { weight: 5, arbitrary: anyFor(name, schema, ids).map((value) => [[name, value] as const]) },
      { weight: 1, arbitrary: fc.constant([]) },
    ),
  );
  return fc
    .tuple(
      fc.tuple(...fields),
      fc.oneof({ weight: 4, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: strangers }),
    )
    .map(([known, odd]) => Object.fromEntries([...known.flat(), ...odd]));
}

export const contractObject = (schema: Schema, ids: KnownIds): fc.Arbitrary<Record<string, unknown>> =>
  objectFor(toJsonSchema(schema), ids);

const encode = (text: string): string => encodeURIComponent(text.toWellFormed());

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

/** Some queries have repeated keys, keys that every object has, and broken escapes. */
export function contractQuery(schema: Schema | undefined, ids: KnownIds): fc.Arbitrary<string> {
  const odd = fc.oneof(
    fc.constantFrom(
      '%',
      '%ff=%fe',
      '&&=&',
      '=',
      'a[b]=c',
      'q=%00',
      '__proto__=1',
      'page=1&page=2',
      'q=a&q=b',
    ),
    fc.tuple(fc.constantFrom(...prototypeKeys), oddText).map(([key, value]) => `${key}=${encode(value)}`),
  );
  const good = (schema ? contractObject(schema, ids) : fc.constant({})).map((fields) =>
    Object.entries(fields)
      .map(([name, value]) => `${encode(name)}=${encode(textOf(value))}`)
      .join('&'),
  );
  return fc.oneof(
    { weight: 5, arbitrary: good },
    { weight: 1, arbitrary: odd },
    { weight: 1, arbitrary: fc.tuple(good, good).map((both) => both.join('&')) },
  );
}
