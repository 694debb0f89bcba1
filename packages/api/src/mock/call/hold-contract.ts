import { type JsonSchema, toJsonSchema, validate } from '@mijn/domain/validation';
import type { Shape } from '@mijn/domain/wire';

type Schema = NonNullable<Shape['response']>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function unknownFields({ properties, items }: JsonSchema, value: unknown, path = ''): string[] {
  if (Array.isArray(value)) {
    return items ? value.flatMap((entry, index) => unknownFields(items, entry, `${path}[${index}]`)) : [];
  }
  if (!properties || !isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, child]) => {
    const schema = properties[name];
    return schema ? unknownFields(schema, child, `${path}.${name}`) : [`${path}.${name}`];
  });
}

/** Checks the input or response of a mocked call against its contract, so that a mock can't differ from the real API. */
export async function holdContract(what: string, schema: Schema, value: unknown): Promise<void> {
  const result = await validate(schema, value, 'strict');
  if (!result.ok) throw new Error(`${what} breaks its contract: ${JSON.stringify(result.errors)}`);
  const unknown = unknownFields(toJsonSchema(schema), value);
  if (unknown.length > 0)
    throw new Error(`${what} has fields that its contract does not know: ${unknown.join(', ')}`);
}
