import { sectionHint } from '@mijn/domain/counts/contract';
import { pictureSizes } from '@mijn/domain/albums';
import type { ErrorCode } from '@mijn/domain/errors';
import { sections } from '@mijn/domain/sections';
import type { FileRules, Operation, Shape } from '@mijn/domain/wire';
import { type DescribedCall, worksInMaintenance } from '@mijn/server/testing/described-calls';
import type { Components } from './components.ts';
import type { ErrorComponents } from './errors.ts';
import {
  type JsonSchema,
  type OperationObject,
  type Parameter,
  type Ref,
  refTo,
  type RequestBody,
  type Response,
} from './open-api.ts';
import { accessRules, securityOf } from './security.ts';
import { bytesResponses } from './sent-bytes.ts';
import type { Doc } from '@mijn/source-docs';
import { toJsonSchema } from './to-json-schema.ts';

const pathValues: Readonly<Record<string, JsonSchema>> = {
  section: { type: 'string', enum: [...sections], description: 'The section that the member opens.' },
  size: {
    type: 'string',
    enum: Object.keys(pictureSizes),
    description: `The largest width and height: ${Object.entries(pictureSizes)
      .map(([size, pixels]) => `\`${size}\` is ${pixels} pixels`)
      .join(', ')}.`,
  },
  token: { type: 'string', description: 'The token of the link in the mail.' },
  ticket: { type: 'string', description: 'The ticket that opening the link of the mail returned.' },
};

const parameter = (
  place: Pick<Parameter, 'name' | 'in' | 'required'>,
  { description, ...schema }: JsonSchema,
): Parameter => ({ ...place, ...(description !== undefined && { description }), schema });

const idOf = (name: string): JsonSchema => ({
  type: 'string',
  format: 'uuid',
  description: `The id of the ${name.replace(/_id$/u, '').replaceAll('_', ' ')}.`,
});

function pathParameters(path: string): Parameter[] {
  return [...path.matchAll(/\{(\w+)\}/gu)].map(([, name = '']): Parameter => {
    const schema = name.endsWith('_id') ? idOf(name) : pathValues[name];
    if (!schema) throw new Error(`The parameter {${name}} of ${path} has no schema.`);
    return parameter({ name, in: 'path', required: true }, schema);
  });
}

/** What operations send from the file store. */
const STORED: ReadonlySet<string> = new Set(['file', 'thumbnail', 'zip', 'photo', 'picture', 'export']);

/** Returns the operation's own codes, and those that the gate, the parsers and the validation may answer. */
function codesOf({ operation, access }: DescribedCall): Set<ErrorCode> {
  const { method, path, errors = [], sends } = operation;
  const isChange = method !== 'GET';
  const { hasSession, needsSecondFactor, isForMember, needsSudo } = accessRules[access];
  // A query with a repeated key is refused by every operation.
  const codes = new Set<ErrorCode>([...errors, 'validation_failed', 'internal_error', 'unavailable']);
  const add = (condition: boolean, ...added: ErrorCode[]): void => {
    if (condition) for (const code of added) codes.add(code);
  };
  // A call with an unknown token is counted, and one that a token does not allow is refused.
  add(hasSession, 'unauthenticated', 'access_token_refused', 'too_many_requests');
  add(needsSecondFactor, 'two_factor_required');
  const isStepOfSetUp = access === 'set_up' || access === 'set_up_sudo';
  add(hasSession && access !== 'second_factor' && !isStepOfSetUp, 'two_factor_setup_required');
  add(isForMember, 'forbidden');
  add(needsSudo, 'sudo_required');
  add(isChange && access !== 'mail_program', 'csrf_token_mismatch');
  add(isChange && hasSession, 'other_user');
  add(isChange && hasSession, 'read_only_session');
  add(isChange && !worksInMaintenance(`${method} ${path}`), 'maintenance');
  add(path.includes('{'), 'not_found');
  add(sends !== undefined && STORED.has(sends), 'files_unavailable');
  add(isChange, 'payload_too_large', 'request_timeout', 'unsupported_file_type');
  return codes;
}

const megabytes = (bytes: number): string => `${bytes / 1_000_000} MB`;

function fileSchema({ limit, types }: FileRules): JsonSchema {
  return {
    type: 'string',
    contentMediaType: 'application/octet-stream',
    maxLength: limit,
    description: `The file, at most ${megabytes(limit)} (${limit} bytes): ${Object.keys(types).join(', ')}. Its name, media type and content must agree.`,
  };
}

function formOf(file: FileRules, fields: JsonSchema): RequestBody {
  const properties = { ...fields.properties, file: fileSchema(file) };
  const schema = { ...fields, properties, required: [...(fields.required ?? []), 'file'] };
  const contentType = [...new Set(Object.values(file.types))].join(', ');
  return {
    description: 'One file with its fields. A field with a list is sent once per item, under the same name.',
    required: true,
    content: { 'multipart/form-data': { schema, encoding: { file: { contentType } } } },
  };
}

export interface Describing {
  resource: string;
  components: Components;
  errors: ErrorComponents;
  /** The docstrings of the operation: those of its name, and those of its schemas. */
  doc: Doc;
  shapes: Doc;
  hint: Doc;
}

function queryParameters({ query }: Shape, place: string, { components, shapes }: Describing): Parameter[] {
  if (!query) return [];
  const { properties = {}, required = [] } = components.schemaOf(
    query,
    `${place}.query`,
    shapes.fields?.get('query') ?? {},
  );
  return Object.entries(properties).map(([name, schema]) =>
    parameter(
      required.includes(name) ? { name, in: 'query', required: true } : { name, in: 'query' },
      schema,
    ),
  );
}

function requestBody(
  call: DescribedCall,
  place: string,
  { components, shapes }: Describing,
): RequestBody | undefined {
  const { body, file } = call.operation;
  if (!body) return undefined;
  const doc = shapes.fields?.get('body') ?? {};
  if (file) return formOf(file, toJsonSchema(body, `${place}.body`, doc));
  return {
    description: `At most ${call.bodyBytesMax} bytes.`,
    required: true,
    'x-max-body-bytes': call.bodyBytesMax,
    content: { 'application/json': { schema: components.schemaOf(body, `${place}.body`, doc) } },
  };
}

/** Operations that set or clear the cookies of the session. */
const SETS_COOKIES =
  /^\/auth\/(?:csrf|login|passkey|two-factor|two-factor\/passkey|impersonate|logout|reset-password)$|^\/profile\/password$/u;

function plainResponse(
  { response, path, ...operation }: Operation & Shape,
  place: string,
  describing: Describing,
): Record<string, Response> {
  const status = operation.status ?? (response ? 200 : 204);
  const { text, ...doc }: Doc = describing.shapes.fields?.get('response') ?? {};
  const headers = SETS_COOKIES.test(path) ? { headers: { 'Set-Cookie': refTo('headers', 'SetCookie') } } : {};
  return {
    [status]: {
      description:
        (doc.isNamed ? undefined : text) ??
        (response ? 'The call succeeded.' : 'The call succeeded. The response has no body.'),
      ...headers,
      ...(response && {
        content: {
          'application/json': { schema: describing.components.schemaOf(response, `${place}.response`, doc) },
        },
      }),
    },
  };
}

/** Returns the first sentence of a text, and the rest. */
function splitSentence(text: string): [summary: string, rest: string] {
  const end = /[.?!](?=\s|$)/u.exec(text);
  return end ? [text.slice(0, end.index), text.slice(end.index + 1).trim()] : [text, ''];
}

function headerParameters({ operation, access }: DescribedCall): Ref[] {
  const { hasSession } = accessRules[access];
  return [
    ...(operation.isCreatedOnce ? [refTo('parameters', 'IdempotencyKey')] : []),
    ...(hasSession && operation.method === 'GET' && !operation.isBackground
      ? [refTo('parameters', 'Background')]
      : []),
    ...(hasSession && operation.method !== 'GET' ? [refTo('parameters', 'User')] : []),
  ];
}

/**
 * Returns one operation of the document.
 * @throws Error if the operation has no docstring in its contract.
 */
export function describeOperation(call: DescribedCall, describing: Describing): OperationObject {
  const { operation, name, access } = call;
  const place = `${describing.resource}.${name}`;
  const text = describing.doc.text;
  if (text === undefined) throw new Error(`The operation ${place} has no docstring.`);
  const [summary, rest] = splitSentence(text);
  const description = [rest, describing.shapes.text, accessRules[access].text].filter(Boolean).join('\n\n');
  const bytes =
    operation.sends &&
    bytesResponses(operation.sends, () => toJsonSchema(sectionHint, place, describing.hint));
  const parameters = [
    ...pathParameters(operation.path),
    ...queryParameters(operation, place, describing),
    ...headerParameters(call),
    ...(bytes?.parameters ?? []),
  ];
  const body = requestBody(call, place, describing);
  return {
    operationId: place,
    tags: [describing.resource],
    summary,
    ...(description !== '' && { description }),
    security: securityOf(call),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: body }),
    responses: {
      ...(bytes?.responses ?? plainResponse(operation, place, describing)),
      ...describing.errors.responsesOf(codesOf(call)),
    },
    ...(bytes?.events && { 'x-events': bytes.events }),
  };
}
