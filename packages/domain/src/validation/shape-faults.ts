import type { Schema, SchemaDescription, SchemaFieldDescription } from 'yup';
import type { FieldErrors } from '../errors/errors.ts';

/** Input with more faults, or with more unknown fields in one object, or items that one list may not have, is not looked at any further. */
const FAULTS_MAX = 100;

interface Shape {
  type: string;
  isNullable: boolean;
  fields: ReadonlyMap<string, Shape>;
  items: Shape | undefined;
  itemsMax: number | undefined;
}

const isDescription = (field: SchemaFieldDescription): field is SchemaDescription => 'tests' in field;

function itemsMaxOf({ type, tests }: SchemaDescription): number | undefined {
  const max = tests.find(({ name }) => name === 'max')?.params?.['max'];
  return type === 'array' && typeof max === 'number' ? max : undefined;
}

function shapeOf(field: SchemaFieldDescription): Shape {
  const anything = {
    type: 'mixed',
    isNullable: true,
    fields: new Map(),
    items: undefined,
    itemsMax: undefined,
  };
  if (!isDescription(field)) return anything;
  const inner = 'innerType' in field && !Array.isArray(field.innerType) ? field.innerType : undefined;
  const fields = 'fields' in field ? Object.entries(field.fields) : [];
  return {
    type: field.type,
    isNullable: field.nullable,
    fields: new Map(fields.map(([name, child]) => [name, shapeOf(child)])),
    items: inner && shapeOf(inner),
    itemsMax: itemsMaxOf(field),
  };
}

const shapes = new WeakMap<Schema, Shape>();

function knownShapeOf(schema: Schema): Shape {
  const known = shapes.get(schema) ?? shapeOf(schema.describe());
  shapes.set(schema, known);
  return known;
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** With `cast`, a string is accepted as a number or boolean, but a list or an object never is. */
function hasType(type: string, value: unknown, how: 'strict' | 'cast'): boolean {
  if (type === 'object') return isObject(value);
  if (type === 'array') return Array.isArray(value);
  if (type !== 'string' && type !== 'number' && type !== 'boolean') return true;
  return how === 'strict' ? typeof value === type : ['string', 'number', 'boolean'].includes(typeof value);
}

/** A property such as `toString` is no field. yup would mistake it for a field of the contract. */
const isOfEveryObject = (name: string, { fields }: Shape): boolean => name in {} && !fields.has(name);

function note(
  errors: Map<string, FieldErrors[string]>,
  path: string,
  error: FieldErrors[string][number],
): void {
  errors.set(path, [...(errors.get(path) ?? []), error]);
}

export interface ShapeFaults {
  errors: FieldErrors;
  /** Whether the rest of the input was not looked at, because validating it could take seconds. */
  isHuge: boolean;
}

/** Types are checked first, because a transform of yup runs before yup checks the type, and the rules of a list before those of its items. */
export function shapeFaults(schema: Schema, value: unknown, how: 'strict' | 'cast'): ShapeFaults {
  const errors = new Map<string, FieldErrors[string]>();
  let isHuge = false;
  const look = (shape: Shape, part: unknown, path: string): void => {
    if (part === undefined || part === null) return;
    if (!hasType(shape.type, part, how)) note(errors, path, { code: 'invalid' });
    else if (Array.isArray(part)) lookAtItems(shape, part, path);
    else if (isObject(part)) lookAtFields(shape, part, path);
  };
  const lookAtItems = ({ items, itemsMax }: Shape, list: readonly unknown[], path: string): void => {
    if (itemsMax !== undefined && list.length > Math.max(itemsMax, FAULTS_MAX)) {
      isHuge = true;
      note(errors, path, { code: 'too_many', params: { max: itemsMax } });
      return;
    }
    for (const [index, item] of list.entries()) {
      if (errors.size >= FAULTS_MAX) {
        isHuge = true;
        return;
      }
      const isMissing = item === undefined || item === null;
      if (items && isMissing && !items.isNullable) note(errors, `${path}[${index}]`, { code: 'required' });
      else if (items) look(items, item, `${path}[${index}]`);
    }
  };
  const lookAtFields = (shape: Shape, object: object, path: string): void => {
    const names = Object.keys(object);
    if (shape.fields.size > 0 && names.length > shape.fields.size + FAULTS_MAX) {
      isHuge = true;
      const unknown = names.filter((name) => !shape.fields.has(name)).slice(0, FAULTS_MAX);
      note(errors, path, { code: 'unknown_field', params: { properties: unknown.join(', ') } });
      return;
    }
    for (const [name, part] of Object.entries(object)) {
      if (isOfEveryObject(name, shape)) {
        note(errors, path, { code: 'unknown_field', params: { properties: name } });
      }
      const field = shape.fields.get(name);
      if (field) look(field, part, path === '' ? name : `${path}.${name}`);
    }
  };
  look(knownShapeOf(schema), value, '');
  return { errors: Object.fromEntries(errors), isHuge };
}
