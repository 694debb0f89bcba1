import { createRequire } from 'node:module';
import { type JsonSchema, toJsonSchema } from '@mijn/domain/validation';
import { contracts, type Described } from './contracts.ts';

interface Documented {
  operationId: string;
  security: readonly Readonly<Record<string, readonly string[]>>[];
  parameters?: readonly { name?: string; in?: string; schema?: JsonSchema }[];
  responses: Readonly<Record<string, { $ref?: string }>>;
}

interface OpenApiDocument {
  paths: Readonly<Record<string, Readonly<Record<string, Documented>>>>;
}

export interface KitOperation extends Omit<Described, 'query' | 'body'> {
  /** The resource and the name of the operation: `todos.listTodos`. */
  id: string;
  /** The schemas of the query and of the body as JSON Schema. */
  query?: JsonSchema;
  body?: JsonSchema;
  /** Whether the call is refused with 401 without a session. */
  needsSession: boolean;
  /** Whether an access token replaces a session. */
  acceptsToken: boolean;
  /** Whether the call needs the anti-forgery token. */
  needsAntiForgery: boolean;
  /** The codes with which the call may be refused, by the status. */
  codes: Readonly<Record<string, readonly string[]>>;
  /** Values of path parameters that are no ids. */
  choices: Readonly<Record<string, readonly string[]>>;
}

/** A method and a path, as people read them. */
export const callOf = ({ method, path }: Pick<KitOperation, 'method' | 'path'>): string =>
  `${method} ${path}`;

function choicesOf({ parameters = [] }: Documented): Record<string, string[]> {
  const withEnum = parameters.flatMap(({ name, schema }) =>
    name !== undefined && schema?.enum ? [[name, schema.enum.map(String)] as const] : [],
  );
  return Object.fromEntries(withEnum);
}

/** The OpenAPI document names an error response by its codes: `Conflict_or_OtherUser`. */
function codesOf({ responses }: Documented): Record<string, string[]> {
  const named = Object.entries(responses).flatMap(([status, { $ref }]) => {
    const name = $ref?.split('/').at(-1);
    return name === undefined ? [] : [[status, name.split('_or_').map(snakeCase)] as const];
  });
  return Object.fromEntries(named);
}

const snakeCase = (name: string): string =>
  name.replaceAll(/(?!^)[A-Z]/gu, (letter) => `_${letter}`).toLowerCase();

function describe(id: string, operation: Described, documented: Documented): KitOperation {
  const { query, body, ...rest } = operation;
  const unauthenticated = documented.responses['401']?.$ref ?? '';
  return {
    ...rest,
    id,
    ...(query ? { query: toJsonSchema(query) } : {}),
    ...(body ? { body: toJsonSchema(body) } : {}),
    needsSession: /Unauthenticated/u.test(unauthenticated),
    acceptsToken: documented.security.some((way) => 'bearerAuth' in way),
    needsAntiForgery: documented.security.some((way) => 'antiForgery' in way),
    codes: codesOf(documented),
    choices: choicesOf(documented),
  };
}

function read(): KitOperation[] {
  const { paths }: OpenApiDocument = createRequire(import.meta.url)('@mijn/api/openapi.json');
  return Object.entries(contracts).flatMap(([resource, contract]) =>
    Object.entries(contract).map(([name, operation]) => {
      const documented = paths[operation.path]?.[operation.method.toLowerCase()];
      if (!documented) throw new Error(`${callOf(operation)} is not in the OpenAPI document.`);
      return describe(`${resource}.${name}`, operation, documented);
    }),
  );
}

/** Rules of lists come from the contracts, access from the OpenAPI document, so that a new operation is checked without code of its own. */
export const operations: readonly KitOperation[] = read();

export function operationOf(id: string): KitOperation {
  const found = operations.find((operation) => operation.id === id);
  if (!found) throw new Error(`${id} is no operation.`);
  return found;
}

export function isCallOf(operation: KitOperation, request: { method: string; path: string }): boolean {
  const pattern = operation.path.replaceAll(/\{\w+\}/gu, '[^/]+');
  return operation.method === request.method && new RegExp(`^${pattern}(?:\\?|$)`, 'u').test(request.path);
}

export const paramNamesOf = (path: string): string[] =>
  Array.from(path.matchAll(/\{(\w+)\}/gu), ([, name = '']) => name);

export const isScoped = ({ path }: KitOperation): boolean =>
  path.startsWith('/associations/{association_id}/');

export const isList = ({ method, query }: KitOperation): boolean =>
  method === 'GET' && query?.properties?.['per_page'] !== undefined;

export const requiredOf = ({ body }: KitOperation): string[] => body?.required ?? [];

const namesSomething = ({ path }: KitOperation): boolean =>
  paramNamesOf(path).some((name) => name !== 'association_id' && !['section', 'size'].includes(name));

/** The call names something that does not exist, or its empty body lacks a required field, so that it can be tried on any back end. */
export const isHarmless = (operation: KitOperation): boolean =>
  operation.method !== 'GET' && (namesSomething(operation) || requiredOf(operation).length > 0);
