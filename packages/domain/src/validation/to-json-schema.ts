import type { Schema, SchemaDescription, SchemaFieldDescription } from 'yup';

export interface JsonSchema {
  type?: string;
  enum?: unknown[];
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  nullable?: boolean;
}

const formats: Record<string, string> = { email: 'email', uuid: 'uuid', url: 'uri', datetime: 'date-time' };

const boundNames: Record<string, readonly [min: keyof JsonSchema, max: keyof JsonSchema]> = {
  string: ['minLength', 'maxLength'],
  number: ['minimum', 'maximum'],
  array: ['minItems', 'maxItems'],
};

function fromTests(description: SchemaDescription): JsonSchema {
  const schema: JsonSchema = {};
  const bounds = boundNames[description.type];
  for (const { name = '', params = {} } of description.tests) {
    const format = formats[name];
    if (format) schema.format = format;
    if (name === 'integer') schema.type = 'integer';
    if (bounds && name === 'min') Object.assign(schema, { [bounds[0]]: params['min'] });
    if (bounds && name === 'max') Object.assign(schema, { [bounds[1]]: params['max'] });
  }
  return schema;
}

const isSchemaDescription = (field: SchemaFieldDescription): field is SchemaDescription => 'tests' in field;

function fromDescription(field: SchemaFieldDescription): JsonSchema {
  if (!isSchemaDescription(field)) return {};
  const base: JsonSchema = {
    ...(field.type === 'mixed' ? {} : { type: field.type }),
    ...fromTests(field),
    ...(field.nullable ? { nullable: true } : {}),
    ...(field.oneOf.length > 0 ? { enum: field.oneOf } : {}),
  };
  if ('innerType' in field && field.innerType && !Array.isArray(field.innerType)) {
    return { ...base, items: fromDescription(field.innerType) };
  }
  if (!('fields' in field)) return base;
  const entries = Object.entries(field.fields);
  return {
    ...base,
    properties: Object.fromEntries(entries.map(([name, child]) => [name, fromDescription(child)])),
    required: entries.flatMap(([name, child]) =>
      isSchemaDescription(child) && child.optional ? [] : [name],
    ),
    additionalProperties: false,
  };
}

/** Returns a schema as JSON Schema. Custom tests and transforms, which it cannot express, are left out; yup validates them. */
export function toJsonSchema(schema: Schema): JsonSchema {
  return fromDescription(schema.describe());
}
