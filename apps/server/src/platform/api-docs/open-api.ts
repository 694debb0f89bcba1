/** The parts of `openapi.json` that the page shows (OpenAPI 3.1). */
export interface OpenApi {
  info: { title: string; version: string; summary: string; description: string };
  tags: readonly { name: string; description: string }[];
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  webhooks: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components: {
    schemas: Readonly<Record<string, Schema>>;
    responses: Readonly<Record<string, Response>>;
    parameters: Readonly<Record<string, Parameter>>;
    examples: Readonly<Record<string, Example>>;
    securitySchemes: Readonly<Record<string, { description: string }>>;
  };
}

export interface Ref {
  $ref: string;
}

export interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  format?: string;
  description?: string;
  const?: unknown;
  default?: unknown;
  enum?: readonly unknown[];
  pattern?: string;
  contentMediaType?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  additionalProperties?: Schema | boolean;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema: Schema;
}

interface Example {
  value: unknown;
}

type Content = Readonly<
  Record<string, { schema: Schema; examples?: Readonly<Record<string, Example | Ref>> }>
>;

export interface Response {
  description: string;
  content?: Content;
  headers?: Readonly<Record<string, unknown>>;
}

export interface Operation {
  operationId: string;
  tags: readonly string[];
  summary: string;
  description?: string;
  security: readonly Readonly<Record<string, readonly string[]>>[];
  parameters?: readonly (Parameter | Ref)[];
  requestBody?: { description?: string; content: Content };
  responses: Readonly<Record<string, Response | Ref>>;
  'x-events'?: Readonly<Record<string, Schema>>;
}

/** Returns the name of a component, such as `Album` for `#/components/schemas/Album`. */
export const nameOfRef = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);

const isRef = (value: object): value is Ref => '$ref' in value && typeof value.$ref === 'string';

/** Finds the component that a reference names. @throws Error if there is none */
export function componentOf<T extends object>(components: Readonly<Record<string, T>>, value: T | Ref): T {
  if (!isRef(value)) return value;
  const found = components[nameOfRef(value.$ref)];
  if (!found) throw new Error(`openapi.json has no ${value.$ref}.`);
  return found;
}
