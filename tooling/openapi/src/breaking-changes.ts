import type { JsonSchema, OpenApi, OperationObject, Parameter, Ref, Response } from './open-api.ts';

/** The sender of a value: the client in a request, or the server in a response. */
type Sender = 'client' | 'server';

type Found = (place: string, what: string) => void;

function componentOf<Value>(components: Readonly<Record<string, Value>>, ref: string): Value {
  const found = components[ref.split('/').at(-1) ?? ''];
  if (found === undefined) throw new Error(`${ref} is not in the document.`);
  return found;
}

const schemaOf = ({ components }: OpenApi, schema: JsonSchema): JsonSchema =>
  schema.$ref === undefined ? schema : componentOf(components.schemas, schema.$ref);

const parameterOf = ({ components }: OpenApi, parameter: Parameter | Ref): Parameter =>
  '$ref' in parameter ? componentOf(components.parameters, parameter.$ref) : parameter;

const responseOf = ({ components }: OpenApi, response: Response | Ref): Response =>
  '$ref' in response ? componentOf(components.responses, response.$ref) : response;

const typesOf = ({ type, const: only }: JsonSchema): string[] =>
  type === undefined ? (only === undefined ? [] : [typeof only]) : [type].flat();

const without = <Value>(values: readonly Value[], others: readonly Value[]): Value[] =>
  values.filter((value) => !others.includes(value));

/** Returns the values that a schema allows, or undefined if it allows any value of its type. */
const valuesOf = ({ enum: several, const: only }: JsonSchema): readonly unknown[] | undefined =>
  several ?? (only === undefined ? undefined : [only]);

/** The keywords that are limits, and which direction makes them narrower. */
const limits: readonly (readonly [keyof JsonSchema, 'higher' | 'lower'])[] = [
  ['minLength', 'higher'],
  ['minimum', 'higher'],
  ['minItems', 'higher'],
  ['maxLength', 'lower'],
  ['maximum', 'lower'],
  ['maxItems', 'lower'],
];

/** Returns whether a limit is narrower than before. A limit that was not there is narrower. */
function isNarrower(before: unknown, after: unknown, narrows: 'higher' | 'lower'): boolean {
  if (typeof after !== 'number') return false;
  if (typeof before !== 'number') return true;
  return narrows === 'higher' ? after > before : after < before;
}

/** Compares what the client may send: everything that was accepted before must still be accepted. */
function compareAccepted(before: JsonSchema, after: JsonSchema, place: string, found: Found): void {
  for (const type of without(typesOf(before), [
    ...typesOf(after),
    ...(typesOf(after).includes('number') ? ['integer'] : []),
  ]))
    if (typesOf(after).length > 0) found(place, `no longer accepts ${type}`);
  const [old, current] = [valuesOf(before), valuesOf(after)];
  if (current) {
    if (!old) found(place, 'accepts listed values only');
    for (const value of without(old ?? [], current))
      found(place, `no longer accepts ${JSON.stringify(value)}`);
  }
  for (const [name, narrows] of limits) {
    if (isNarrower(before[name], after[name], narrows))
      found(place, `has a narrower ${name}: ${String(after[name])}`);
  }
  for (const name of ['pattern', 'format'] as const) {
    if (after[name] !== undefined && after[name] !== before[name]) found(place, `has another ${name}`);
  }
  if (after.uniqueItems && !before.uniqueItems) found(place, 'no longer accepts duplicates');
  if (after.additionalProperties === false && before.additionalProperties !== false)
    found(place, 'no longer accepts unknown fields');
  for (const name of without(after.required ?? [], before.required ?? []))
    found(`${place}.${name}`, 'became required');
  for (const name of without(Object.keys(before.properties ?? {}), Object.keys(after.properties ?? {})))
    if (after.additionalProperties === false) found(`${place}.${name}`, 'is no longer accepted');
}

/** Compares what the server sends: clients must know every value, and get every field that they had. */
function compareSent(before: JsonSchema, after: JsonSchema, place: string, found: Found): void {
  const known = [...typesOf(before), ...(typesOf(before).includes('number') ? ['integer'] : [])];
  if (known.length > 0) {
    if (typesOf(after).length === 0) found(place, 'may be of any type');
    for (const type of without(typesOf(after), known)) found(place, `may be ${type}`);
  }
  const [old, current] = [valuesOf(before), valuesOf(after)];
  if (old) {
    if (!current) found(place, 'may have any value');
    for (const value of without(current ?? [], old)) found(place, `may be ${JSON.stringify(value)}`);
  }
  if (before.format !== undefined && after.format !== before.format) found(place, 'has another format');
  for (const name of Object.keys(before.properties ?? {})) {
    if (!after.properties?.[name]) found(`${place}.${name}`, 'is gone');
    else if (before.required?.includes(name) && !after.required?.includes(name))
      found(`${place}.${name}`, 'may be missing');
  }
}

const isNull = ({ type }: JsonSchema): boolean => type === 'null';

class Comparison {
  readonly #before: OpenApi;
  readonly #after: OpenApi;
  readonly #found: Found;
  /** The pairs of components that were compared, because components refer to each other. */
  readonly #seen = new Set<string>();

  constructor(before: OpenApi, after: OpenApi, found: Found) {
    this.#before = before;
    this.#after = after;
    this.#found = found;
  }

  schemas(one: JsonSchema | undefined, other: JsonSchema | undefined, place: string, sender: Sender): void {
    if (!one) return;
    if (!other) {
      this.#found(place, 'is gone');
      return;
    }
    if (one.anyOf || other.anyOf) {
      this.#withNull(one, other, place, sender);
      return;
    }
    const refs = [one.$ref, other.$ref];
    if (refs.every((ref) => ref !== undefined)) {
      const pair = `${sender} ${refs.join(' ')}`;
      if (this.#seen.has(pair)) return;
      this.#seen.add(pair);
    }
    const name = one.$ref?.split('/').at(-1) ?? place;
    const [before, after] = [schemaOf(this.#before, one), schemaOf(this.#after, other)];
    (sender === 'client' ? compareAccepted : compareSent)(before, after, name, this.#found);
    this.schemas(before.items, after.items, `${name}[]`, sender);
    for (const [field, schema] of Object.entries(before.properties ?? {})) {
      const current = after.properties?.[field];
      if (current) this.schemas(schema, current, `${name}.${field}`, sender);
    }
  }

  /** Compares schemas of which one is a schema or null. */
  #withNull(one: JsonSchema, other: JsonSchema, place: string, sender: Sender): void {
    const [old, current] = [one.anyOf ?? [one], other.anyOf ?? [other]];
    const [had, has] = [old.some(isNull), current.some(isNull)];
    if (sender === 'server' && has && !had) this.#found(place, 'may be null');
    if (sender === 'client' && had && !has) this.#found(place, 'no longer accepts null');
    const isValue = (schema: JsonSchema): boolean => !isNull(schema);
    this.schemas(old.find(isValue), current.find(isValue), place, sender);
  }

  parameters(before: OperationObject, after: OperationObject, place: string): void {
    const read = (side: OpenApi, { parameters = [] }: OperationObject): Map<string, Parameter> =>
      new Map(parameters.map((one) => parameterOf(side, one)).map((one) => [`${one.in} ${one.name}`, one]));
    const [old, current] = [read(this.#before, before), read(this.#after, after)];
    for (const [name, parameter] of old) {
      const now = current.get(name);
      if (!now) this.#found(`${place} ${name}`, 'is no longer accepted');
      else {
        if (now.required && !parameter.required) this.#found(`${place} ${name}`, 'became required');
        this.schemas(parameter.schema, now.schema, `${place} ${name}`, 'client');
      }
    }
    for (const [name, { required }] of current)
      if (required && !old.has(name)) this.#found(`${place} ${name}`, 'is required and new');
  }

  bodies(before: OperationObject, after: OperationObject, place: string): void {
    const [old, current] = [before.requestBody, after.requestBody];
    if (!old) {
      if (current?.required) this.#found(`${place} body`, 'is required and new');
      return;
    }
    for (const [type, { schema }] of Object.entries(old.content)) {
      const now = current?.content[type];
      if (now) this.schemas(schema, now.schema, `${place} body`, 'client');
      else this.#found(`${place} body`, `no longer accepts ${type}`);
    }
  }

  responses(before: OperationObject, after: OperationObject, place: string): void {
    for (const [status, named] of Object.entries(before.responses)) {
      if (Number(status) >= 400) continue;
      const now = after.responses[status];
      if (!now) {
        this.#found(`${place} ${status}`, 'is gone');
        continue;
      }
      const [old, current] = [responseOf(this.#before, named), responseOf(this.#after, now)];
      for (const [type, { schema }] of Object.entries(old.content ?? {})) {
        const media = current.content?.[type];
        if (media) this.schemas(schema, media.schema, `${place} ${status}`, 'server');
        else this.#found(`${place} ${status}`, `is no longer ${type}`);
      }
      for (const header of Object.keys(old.headers ?? {}))
        if (!current.headers?.[header]) this.#found(`${place} ${status}`, `has no longer ${header}`);
    }
    for (const status of Object.keys(after.responses))
      if (Number(status) < 400 && !before.responses[status])
        this.#found(`${place} ${status}`, 'is a new success');
  }

  /** Every way in which a call was allowed must still be enough. */
  security(before: OperationObject, after: OperationObject, place: string): void {
    for (const way of before.security) {
      const isEnough = after.security.some((current) =>
        Object.entries(current).every(([scheme, scopes]) => {
          const had = way[scheme];
          return had !== undefined && without(scopes, had).length === 0;
        }),
      );
      if (!isEnough)
        this.#found(place, `is no longer allowed with ${Object.keys(way).join(' and ') || 'nothing'}`);
    }
  }
}

/** Errors are left out, because clients treat an unknown code by its status. */
export function breakingChanges(before: OpenApi, after: OpenApi): string[] {
  const found: string[] = [];
  const comparison = new Comparison(before, after, (place, what) => {
    found.push(`${place} ${what}`);
  });
  for (const [path, methods] of Object.entries(before.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const place = `${method.toUpperCase()} ${path}`;
      const current = after.paths[path]?.[method];
      if (!current) {
        found.push(`${place} is gone`);
        continue;
      }
      if (current.operationId !== operation.operationId) found.push(`${place} has another operationId`);
      comparison.parameters(operation, current, place);
      comparison.bodies(operation, current, place);
      comparison.responses(operation, current, place);
      comparison.security(operation, current, place);
    }
  }
  for (const [kind, { post }] of Object.entries(before.webhooks)) {
    const current = after.webhooks[kind]?.['post']?.requestBody;
    for (const [type, { schema }] of Object.entries(post?.requestBody?.content ?? {}))
      comparison.schemas(schema, current?.content[type]?.schema, `webhook ${kind}`, 'server');
  }
  return [...new Set(found)];
}

/** The numbers of a version that rise when clients break: the major, and before 1.0.0 also the minor. */
function breakingNumbers(version: string): [major: number, minor: number] {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 0 ? [major, 0] : [0, minor];
}

/** Returns whether a version may break clients of an earlier one (Semantic Versioning 2.0.0). */
export function mayBreak(before: string, after: string): boolean {
  const [oldMajor, oldMinor] = breakingNumbers(before);
  const [major, minor] = breakingNumbers(after);
  return major > oldMajor || (major === oldMajor && minor > oldMinor);
}
