export interface JsonSchema {
  $ref?: string;
  title?: string;
  description?: string;
  type?: string | string[];
  format?: string;
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  examples?: unknown[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  contentMediaType?: string;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  discriminator?: { propertyName: string; mapping?: Record<string, string> };
}

export interface Ref {
  $ref: string;
}

export interface Parameter {
  name: string;
  in: 'query' | 'path' | 'header';
  required?: boolean;
  description?: string;
  schema: JsonSchema;
}

export interface Header {
  description: string;
  required?: boolean;
  schema: JsonSchema;
}

export interface Example {
  summary?: string;
  value: unknown;
}

interface MediaType {
  schema?: JsonSchema;
  examples?: Record<string, Example | Ref>;
  encoding?: Record<string, { contentType: string }>;
}

export interface Response {
  description: string;
  headers?: Record<string, Header | Ref>;
  content?: Record<string, MediaType>;
}

export interface RequestBody {
  description: string;
  required: boolean;
  content: Record<string, MediaType>;
  /** The largest body in bytes. A larger one is refused with 413. */
  'x-max-body-bytes'?: number;
}

export type SecurityRequirement = Record<string, string[]>;

export interface OperationObject {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  security: SecurityRequirement[];
  parameters?: (Parameter | Ref)[];
  requestBody?: RequestBody;
  responses: Record<string, Response | Ref>;
  /** The event types of a stream with the schemas of their data. */
  'x-events'?: Record<string, JsonSchema>;
}

export interface SecurityScheme {
  type: 'apiKey' | 'http';
  in?: 'cookie' | 'header';
  name?: string;
  scheme?: string;
  description: string;
}

export type PathItem = Record<string, OperationObject>;

/** An OpenAPI 3.1 document, as far as this package uses it. */
export interface OpenApi {
  openapi: string;
  info: {
    title: string;
    version: string;
    summary: string;
    description: string;
    license: { name: string; identifier: string };
  };
  servers: { url: string; description: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, PathItem>;
  /** The requests that the server sends itself, by their kind. */
  webhooks: Record<string, PathItem>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, Response>;
    headers: Record<string, Header>;
    parameters: Record<string, Parameter>;
    examples: Record<string, Example>;
    securitySchemes: Record<string, SecurityScheme>;
  };
}

export const refTo = (kind: keyof OpenApi['components'], name: string): Ref => ({
  $ref: `#/components/${kind}/${name}`,
});
