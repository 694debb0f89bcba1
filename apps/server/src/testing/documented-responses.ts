import { readFile } from 'node:fs/promises';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { apiDocumentFile } from '../platform/config/paths.ts';

interface Answered {
  method: string;
  /** The path begins below `/api`, and has the query. */
  path: string;
  status: number;
  type: string;
  text: string;
}

interface Response {
  $ref?: string;
  content?: Record<string, unknown>;
}

interface Operation {
  operationId: string;
  responses: Record<string, Response>;
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Record<string, Response> };
}

export interface DocumentedResponses {
  /** Leaves out calls that are no operation. */
  faultOf: (answered: Answered) => string | undefined;
  unansweredOperations: () => string[];
}

/** Returns a document in which objects have no other fields than the declared ones, as those of our server. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, closed(part)]));
  const isObject = entries['type'] === 'object' && entries['properties'] !== undefined;
  return isObject ? { additionalProperties: false, ...entries } : entries;
}

const pointer = (...parts: string[]): string =>
  parts.map((part) => `/${part.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

export async function readDocumentedResponses(): Promise<DocumentedResponses> {
  const document = closed(JSON.parse(await readFile(apiDocumentFile, 'utf8'))) as Document;
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(document, 'document');
  // A path without parameters comes first, because `/years` also matches `/{message_id}`.
  const patterns = Object.keys(document.paths)
    .toSorted((one, other) => one.split('{').length - other.split('{').length)
    .map((path) => {
      const source = path.replaceAll('.', String.raw`\.`).replaceAll(/\{\w+\}/gu, '[^/]+');
      return { path, pattern: new RegExp(`^${source}$`, 'u') };
    });
  const answered = new Set<string>();
  const validators = new Map<string, ValidateFunction>();
  const validatorOf = (url: string): ValidateFunction => {
    const known = validators.get(url) ?? ajv.compile({ $ref: `document#${encodeURI(url)}` });
    validators.set(url, known);
    return known;
  };

  const faultOf = ({ method, path, status, type, text }: Answered): string | undefined => {
    const [bare = ''] = path.split('?');
    const template = patterns.find(({ pattern }) => pattern.test(bare))?.path ?? '';
    const operation = document.paths[template]?.[method.toLowerCase()];
    if (!operation) return undefined;
    answered.add(operation.operationId);
    const place = `${operation.operationId} ${status}`;
    const named = operation.responses[status];
    if (!named) return `${place} is not in the document: ${text.slice(0, 200)}`;
    const name = named.$ref?.split('/').at(-1);
    const content = (name === undefined ? named : document.components.responses[name])?.content;
    if (!content) return text === '' ? undefined : `${place} has a body`;
    const [mediaType = ''] = type.split(';');
    if (content[mediaType] === undefined) return `${place} has the type "${type}"`;
    if (mediaType !== 'application/json') return undefined;
    const url =
      name === undefined
        ? pointer('paths', template, method.toLowerCase(), 'responses', String(status))
        : pointer('components', 'responses', name);
    const validate = validatorOf(`${url}${pointer('content', mediaType, 'schema')}`);
    return validate(JSON.parse(text)) ? undefined : `${place}: ${ajv.errorsText(validate.errors)}`;
  };

  return {
    faultOf,
    unansweredOperations: () =>
      Object.values(document.paths)
        .flatMap((operations) => Object.values(operations))
        .flatMap(({ operationId }) => (answered.has(operationId) ? [] : [operationId])),
  };
}
