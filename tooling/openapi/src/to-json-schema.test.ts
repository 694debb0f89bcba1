import { describe, expect, it } from '@jest/globals';
import { day, id } from '@mijn/domain/wire/contract';
import { array, boolean, date, lazy, mixed, number, object, type Schema, string, tuple } from 'yup';
import { describedModules } from '@mijn/server/testing/described-calls';
import { toJsonSchema } from './to-json-schema.ts';

describe('the JSON Schema of a rule', () => {
  it.each<[string, Schema, object]>([
    ['a text', string(), { type: 'string' }],
    ['a required text, which is not empty', string().required(), { type: 'string', minLength: 1 }],
    ['a required text with a minimum', string().min(12).required(), { type: 'string', minLength: 12 }],
    ['a text with a maximum', string().max(5), { type: 'string', maxLength: 5 }],
    ['a pattern', string().matches(/^[a-z]+$/u), { type: 'string', pattern: '^[a-z]+$' }],
    ['an id', id().required(), { type: 'string', format: 'uuid' }],
    ['a day', day(), { type: 'string', format: 'date' }],
    ['a moment', string().datetime().required(), { type: 'string', format: 'date-time' }],
    ['an e-mail address', string().email(), { type: 'string', format: 'email' }],
    ['a choice', string().oneOf(['a', 'b']).required(), { type: 'string', enum: ['a', 'b'] }],
    [
      'a choice or null',
      string().oneOf(['a', 'b']).defined().nullable(),
      { type: ['string', 'null'], enum: ['a', 'b', null] },
    ],
    ['a text or null', string().defined().nullable(), { type: ['string', 'null'] }],
    ['a number', number(), { type: 'number' }],
    [
      'a whole number with limits',
      number().integer().min(1).max(9),
      { type: 'integer', minimum: 1, maximum: 9 },
    ],
    [
      'a default',
      object({ size: number().integer().default(25) }),
      { type: 'object', properties: { size: { type: 'integer', default: 25 } } },
    ],
    ['true or false', boolean(), { type: 'boolean' }],
    [
      'a list with limits',
      array(number().required()).min(1).max(3),
      { type: 'array', items: { type: 'number' }, minItems: 1, maxItems: 3 },
    ],
    [
      'a list without duplicates',
      array(string()).test('duplicate', () => true),
      { type: 'array', items: { type: 'string' }, uniqueItems: true },
    ],
    [
      'an object with required and optional fields',
      object({ one: string().defined(), two: number() }),
      { type: 'object', properties: { one: { type: 'string' }, two: { type: 'number' } }, required: ['one'] },
    ],
    [
      'an object without other fields',
      object({ one: boolean() }).exact(),
      { type: 'object', properties: { one: { type: 'boolean' } }, additionalProperties: false },
    ],
    [
      'a rule that JSON Schema can not express',
      string().trim(),
      { type: 'string', description: 'It neither begins nor ends with a space.' },
    ],
  ])('%s', (_, schema, expected) => {
    expect(toJsonSchema(schema, 'place')).toEqual(expected);
  });

  it('has the docstrings of the source as descriptions', () => {
    const doc = { text: 'A thing.', fields: new Map([['name', { text: 'Its name.' }]]) };
    expect(toJsonSchema(object({ name: string().trim() }), 'place', doc)).toEqual({
      type: 'object',
      description: 'A thing.',
      properties: {
        name: { type: 'string', description: 'Its name. It neither begins nor ends with a space.' },
      },
    });
  });

  it('refers to a component, also if it may be null', () => {
    const inner = object({ name: string().required() });
    const find = ({ type }: { type: string }) =>
      type === 'object' ? '#/components/schemas/Inner' : undefined;
    expect(toJsonSchema(array(inner), 'place', {}, find)).toEqual({
      type: 'array',
      items: { $ref: '#/components/schemas/Inner' },
    });
    expect(toJsonSchema(inner.nullable(), 'place', {}, find)).toEqual({
      anyOf: [{ $ref: '#/components/schemas/Inner' }, { type: 'null' }],
    });
  });
});

describe('a schema that can not be converted', () => {
  it.each<[string, Schema]>([
    ['an unknown rule', object({ name: string().test('odd', () => true) })],
    ['an unknown rule of a list', object({ name: array(string()).length(3) })],
    ['any value', object({ name: mixed() })],
    ['a date', object({ name: date() })],
    ['a tuple', object({ name: tuple([string()]) })],
    ['a schema that depends on its value', object({ name: lazy(() => string()) })],
  ])('is an error with its place: %s', (_, schema) => {
    expect(() => toJsonSchema(schema, 'things.list')).toThrow('things.list.name');
  });
});

describe('the contracts', () => {
  const schemas = describedModules().flatMap(({ calls }) =>
    calls.flatMap(({ name, operation: { query, body, response } }) =>
      Object.entries({ query, body, response }).flatMap(([part, schema]) =>
        schema ? [[`${name} ${part}`, schema] as const] : [],
      ),
    ),
  );

  it.each(schemas)('have a JSON Schema for %s', (place, schema) => {
    expect(toJsonSchema(schema, place)).toHaveProperty('type');
  });
});
