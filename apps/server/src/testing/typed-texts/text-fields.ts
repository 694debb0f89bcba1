import type { Operation, Shape } from '@mijn/domain/wire';
import { toJsonSchema, type JsonSchema, validate } from '@mijn/domain/validation';

/** A path such as `['photos', '0', 'alt']`. */
export type FieldPath = readonly string[];

export interface TextField {
  path: FieldPath;
  lengthMax: number;
}

/** Matches the names of fields that prove who the caller is, that the browser fills in, or that are chosen from a list. */
const NOT_TYPED =
  /password|^code$|^token$|^signature$|^key$|^transports$|^option$|^further_options$|^attendees?$|^proof$/u;

function stringFields(schema: JsonSchema, path: FieldPath = []): TextField[] {
  const { type, items, properties = {}, maxLength = 1000, format } = schema;
  if (type === 'object') {
    return Object.entries(properties).flatMap(([name, field]) => stringFields(field, [...path, name]));
  }
  if (type === 'array' && items) return stringFields(items, [...path, '0']);
  const isText = type === 'string' && !schema.enum && format === undefined;
  return isText && !path.some((name) => NOT_TYPED.test(name)) ? [{ path, lengthMax: maxLength }] : [];
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

export function withText(value: unknown, [name, ...rest]: FieldPath, text: string): unknown {
  if (name === undefined) return text;
  if (name === '0') {
    const [first, ...others]: unknown[] = Array.isArray(value) ? value : [];
    return [withText(first, rest, text), ...others];
  }
  const fields = isRecord(value) ? value : {};
  return { ...fields, [name]: withText(fields[name], rest, text) };
}

/** Returns the fields of an operation whose contract accepts a text with signs of every kind. */
export async function textFieldsOf({ body, upload }: Operation & Shape, text: string): Promise<TextField[]> {
  if (!body) return [];
  const fields = stringFields(toJsonSchema(body));
  const areTexts = await Promise.all(
    fields.map(async ({ path, lengthMax }) => {
      const value = withText({}, path, text.slice(0, lengthMax).trim());
      const result = await validate(body, value, upload ? 'cast' : 'strict');
      const place = path.join('.').replaceAll(/\.0(?=\.|$)/gu, '[0]');
      return result.ok || result.errors[place] === undefined;
    }),
  );
  return fields.filter((_, index) => areTexts[index]);
}

export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return isRecord(value) ? Object.values(value).flatMap(textsIn) : [];
}
