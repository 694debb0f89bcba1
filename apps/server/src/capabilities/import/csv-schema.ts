import type { SchemaDescription } from 'yup';
import { NO_FORMULA_ERROR, NO_ROUNDED_NUMBER } from './excel-spellings.ts';
import type { Importer } from './importer.ts';

interface ColumnSchema {
  type: 'string';
  minLength?: number;
  maxLength?: number;
  format?: string;
  enum?: readonly unknown[];
  pattern?: string;
  allOf?: readonly { pattern: string }[];
  description?: string;
}

type Params = Readonly<Record<string, unknown>>;

/** A rule is keywords of JSON Schema, a pattern, or a sentence for rules that those can't express. */
interface Rule {
  keywords?: Partial<ColumnSchema>;
  pattern?: string;
  sentence?: string;
}

const numberOf = ({ min, max }: Params): number => Number(min ?? max);

function patternOf({ regex }: Params): string {
  if (!(regex instanceof RegExp)) throw new Error('A rule has no pattern.');
  return regex.source;
}

/** The rules by the name of their test. A test that is not in this table is an error. */
const rules: Readonly<Record<string, (params: Params) => Rule>> = {
  required: () => ({ keywords: { minLength: 1 } }),
  min: (params) => ({ keywords: { minLength: numberOf(params) } }),
  max: (params) => ({ keywords: { maxLength: numberOf(params) } }),
  matches: (params) => ({ pattern: patternOf(params) }),
  rounded: () => ({ pattern: NO_ROUNDED_NUMBER.source }),
  'formula error': () => ({ pattern: NO_FORMULA_ERROR.source }),
  email: () => ({ keywords: { format: 'email' } }),
  day: () => ({ keywords: { format: 'date' } }),
  moment: () => ({}),
  digits: () => ({ sentence: 'At most 11 digits before the decimals.' }),
  'amount or no': () => ({ sentence: 'An amount of zero or more, such as 1000.00, or no.' }),
  phone: () => ({ sentence: 'A Dutch or international telephone number.' }),
  iban: () => ({ sentence: 'An IBAN, with or without spaces.' }),
};

function columnSchema({ tests, oneOf, meta }: SchemaDescription, path: string): ColumnSchema {
  const found = tests.map(({ name = '', params = {} }) => {
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
    if (!rule) throw new Error(`${path} has the unknown rule "${name}".`);
    return rule(params);
  });
  const spellings = meta?.spellings;
  if (spellings) {
    const isRequired = tests.some(({ name }) => name === 'required');
    const values = spellings instanceof RegExp ? { pattern: spellings.source } : { enum: spellings };
    return { type: 'string', ...values, ...(isRequired && { minLength: 1 }) };
  }
  const allOf = found.flatMap(({ pattern }) => (pattern === undefined ? [] : [{ pattern }]));
  const description = found.flatMap(({ sentence = [] }) => sentence).join(' ');
  return {
    type: 'string',
    ...Object.assign({}, ...found.map(({ keywords }) => keywords)),
    ...(oneOf.length > 0 && { enum: oneOf }),
    ...(allOf.length > 0 && { allOf }),
    ...(description !== '' && { description }),
  };
}

/**
 * Returns JSON Schema (draft 2020-12) from the description by which the import reads rows. A row has its values that are
 * not empty; rules about other rows and files are left out. @throws Error for a rule without JSON Schema, so that no rule
 * is lost.
 */
export function csvSchemaOf({ name, columns, schema }: Importer) {
  const fields = Object.entries(schema.describe().fields);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `${name}.csv`,
    type: 'object',
    properties: Object.fromEntries(
      fields.flatMap(([column, field]) =>
        'tests' in field ? [[column, columnSchema(field, `${name}.csv, ${column}`)]] : [],
      ),
    ),
    required: columns.required,
    additionalProperties: false,
  };
}
