import type { Schema, SchemaDescription, SchemaFieldDescription } from 'yup';
import type { JsonSchema } from './open-api.ts';
import type { Doc } from '@mijn/source-docs';

interface Rule {
  keywords?: JsonSchema;
  sentence?: string;
}

type Params = Readonly<Record<string, unknown>>;

const numberOf = (params: Params, name: string): number => {
  const value = params[name];
  if (typeof value !== 'number') throw new Error(`A rule has no number "${name}".`);
  return value;
};

const patternOf = ({ regex }: Params): string => {
  if (!(regex instanceof RegExp)) throw new Error('A rule has no pattern.');
  return regex.source;
};

type Rules = Readonly<Record<string, (params: Params) => Rule>>;

const keywords = (values: JsonSchema) => (): Rule => ({ keywords: values });
const sentence = (text: string) => (): Rule => ({ sentence: text });

/** The rules of yup and of the contracts. A test that is not in this table is an error. */
const rules: Readonly<Record<string, Rules>> = {
  string: {
    required: keywords({ minLength: 1 }),
    min: (params) => ({ keywords: { minLength: numberOf(params, 'min') } }),
    max: (params) => ({ keywords: { maxLength: numberOf(params, 'max') } }),
    matches: (params) => ({ keywords: { pattern: patternOf(params) } }),
    uuid: keywords({ format: 'uuid' }),
    email: keywords({ format: 'email' }),
    datetime: keywords({ format: 'date-time' }),
    datetime_offset: () => ({}),
    datetime_precision: () => ({}),
    invalid_day: keywords({ format: 'date' }),
    trim: sentence('It neither begins nor ends with a space.'),
    string_case: sentence('Capitals are read as small letters.'),
    invalid: sentence('Ids, separated by commas.'),
    invalid_phone: sentence('A Dutch or international telephone number.'),
    common_password: sentence('It is not a password that many people use.'),
    same_as_email: sentence('It is not the e-mail address.'),
    too_few_words: sentence('It has at least three words.'),
    no_such_time: sentence('The time exists on that day: no clock skips it.'),
    not_matching: sentence('It is the same as `password`.'),
  },
  number: {
    integer: keywords({ type: 'integer' }),
    min: (params) => ({ keywords: { minimum: numberOf(params, 'min') } }),
    max: (params) => ({ keywords: { maximum: numberOf(params, 'max') } }),
  },
  array: {
    min: (params) => ({ keywords: { minItems: numberOf(params, 'min') } }),
    max: (params) => ({ keywords: { maxItems: numberOf(params, 'max') } }),
    duplicate: keywords({ uniqueItems: true }),
    too_many: (params) => ({
      sentence: `The lists in all its items have at most ${numberOf(params, 'max')} values together.`,
    }),
    too_few: sentence('It is empty, or has at least two values.'),
  },
  object: { exact: keywords({ additionalProperties: false }) },
  boolean: {},
};

const isDescription = (field: SchemaFieldDescription): field is SchemaDescription => 'tests' in field;

function rulesOf({ type, tests }: SchemaDescription, path: string): Rule[] {
  const known = rules[type];
  if (!known) throw new Error(`${path} has the unknown type "${type}".`);
  return tests.map(({ name = '', params = {} }) => {
    const rule = Object.hasOwn(known, name) ? known[name] : undefined;
    if (!rule) throw new Error(`${path} has the unknown rule "${name}" of type ${type}.`);
    return rule(params);
  });
}

/** Two minimum lengths, as of `required` and `min`, give the larger one. A format or a list of values says that a text is not empty. */
function keywordsOf(found: readonly Rule[], values: readonly unknown[]): JsonSchema {
  const { minLength: last, ...all }: JsonSchema = Object.assign({}, ...found.map((rule) => rule.keywords));
  if (last === undefined || all.format !== undefined || values.length > 0) return all;
  return { ...all, minLength: Math.max(...found.flatMap((rule) => rule.keywords?.minLength ?? [])) };
}

/** Returns the reference to the component that an object is, or undefined if it is no component. */
export type FindComponent = (field: SchemaDescription) => string | undefined;

/** The place of a schema: its path for errors, its docstrings, and the components that it may refer to. */
interface Place {
  path: string;
  doc: Doc;
  find: FindComponent;
}

/** A description of a schema, rather than of a reference. */
type Described = Extract<SchemaFieldDescription, SchemaDescription>;

function childrenOf(field: Described, { path, doc, find }: Place): JsonSchema {
  if ('innerType' in field && field.innerType) {
    if (Array.isArray(field.innerType)) throw new Error(`${path} is a tuple.`);
    return { items: fromDescription(field.innerType, { path: `${path}[]`, doc: doc.items ?? {}, find }) };
  }
  if (!('fields' in field)) return {};
  const entries: [string, SchemaFieldDescription][] = Object.entries(field.fields);
  const required = entries.flatMap(([name, child]) => (isDescription(child) && child.optional ? [] : [name]));
  const properties = entries.map(([name, child]) => [
    name,
    fromDescription(child, { path: `${path}.${name}`, doc: doc.fields?.get(name) ?? {}, find }),
  ]);
  return { properties: Object.fromEntries(properties), ...(required.length > 0 && { required }) };
}

function describe(schema: JsonSchema, texts: readonly (string | undefined)[]): JsonSchema {
  const description = texts.filter((text) => text !== undefined && text !== '').join(' ');
  return description === '' ? schema : { ...schema, description };
}

function orNull(schema: JsonSchema): JsonSchema {
  if (typeof schema.type !== 'string') return { anyOf: [schema, { type: 'null' }] };
  return { ...schema, type: [schema.type, 'null'], ...(schema.enum && { enum: [...schema.enum, null] }) };
}

function fromDescription(field: SchemaFieldDescription, place: Place): JsonSchema {
  const { path, doc, find } = place;
  if (!isDescription(field)) throw new Error(`${path} has a kind that has no JSON Schema: ${field.type}.`);
  const found = rulesOf(field, path);
  const values = field.oneOf.filter((value) => value !== null);
  const component = field.type === 'object' ? find(field) : undefined;
  const schema: JsonSchema = {
    type: field.type,
    ...keywordsOf(found, values),
    ...(values.length > 0 && { enum: values }),
    ...(component === undefined && childrenOf(field, place)),
    ...(field.type !== 'object' && field.default !== undefined && { default: field.default }),
  };
  const own = component === undefined ? schema : { $ref: component };
  return describe(field.nullable ? orNull(own) : own, [
    component === undefined || !doc.isNamed ? doc.text : undefined,
    ...found.map((rule) => rule.sentence),
  ]);
}

const findNothing: FindComponent = () => undefined;

/**
 * Returns a yup schema as JSON Schema (draft 2020-12), with the docstrings of its source as descriptions.
 * @throws Error for a type or rule that has no JSON Schema yet, so that no rule is lost.
 */
export const toJsonSchema = (schema: Schema, path: string, doc: Doc = {}, find = findNothing): JsonSchema =>
  fromDescription(schema.describe(), { path, doc, find });

export function toComponent(schema: Schema, path: string, doc: Doc, find: FindComponent): JsonSchema {
  const whole = schema.describe();
  return fromDescription(whole, { path, doc, find: (field) => (field === whole ? undefined : find(field)) });
}

/** Returns a text that is the same for two objects with the same fields and rules. */
export const shapeOf = (field: SchemaDescription): string =>
  JSON.stringify(
    fromDescription({ ...field, nullable: false }, { path: 'an object', doc: {}, find: findNothing }),
  );
