import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { breakingChanges, mayBreak } from './breaking-changes.ts';
import type { JsonSchema, OpenApi, OperationObject } from './open-api.ts';
import { documentFile, releasedFile } from './places.ts';

const thing: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'string', format: 'uuid' },
    state: { type: 'string', enum: ['open', 'done'] },
    note: { type: ['string', 'null'] },
    size: { type: 'number' },
    parts: { type: 'array', items: { $ref: '#/components/schemas/Part' } },
    owner: { anyOf: [{ $ref: '#/components/schemas/Part' }, { type: 'null' }] },
    first: { $ref: '#/components/schemas/Part' },
  },
  required: ['id', 'state', 'note', 'size', 'parts', 'owner', 'first'],
};

const body: JsonSchema = {
  type: 'object',
  properties: {
    name: { type: 'string', maxLength: 100 },
    state: { type: 'string', enum: ['open', 'done'] },
    tags: { type: 'array', items: { type: 'string' }, maxItems: 5 },
    remark: { type: ['string', 'null'] },
    amount: { type: 'number' },
  },
  required: ['name'],
};

function create() {
  const list: OperationObject = {
    operationId: 'things.list',
    tags: [],
    summary: 'Lists things',
    security: [{ session: [] }, { bearerAuth: ['read'] }],
    parameters: [
      { name: 'page', in: 'query', schema: { type: 'integer', minimum: 1 } },
      { $ref: '#/components/parameters/Key' },
    ],
    responses: {
      200: {
        description: 'Things',
        headers: { ETag: { description: 'The tag', schema: { type: 'string' } } },
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } },
      },
      404: { description: 'Nothing' },
    },
  };
  const change: OperationObject = {
    operationId: 'things.change',
    tags: [],
    summary: 'Changes a thing',
    security: [{ session: [], antiForgery: [] }],
    requestBody: {
      description: '',
      required: true,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Body' } } },
    },
    responses: { 204: { description: 'Done' } },
  };
  const schemas = {
    Thing: structuredClone(thing),
    Body: structuredClone(body),
    Part: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] } as JsonSchema,
  };
  const key: JsonSchema = { type: 'string', maxLength: 200 };
  const told: OperationObject = {
    operationId: 'told',
    tags: [],
    summary: '',
    security: [],
    requestBody: {
      description: '',
      required: true,
      content: {
        'application/json': { schema: { type: 'object', properties: { type: { type: 'string' } } } },
      },
    },
    responses: {},
  };
  const document: OpenApi = {
    openapi: '3.1.0',
    info: {
      title: '',
      version: '1.0.0',
      summary: '',
      description: '',
      license: { name: '', identifier: '' },
    },
    servers: [],
    tags: [],
    paths: { '/things': { get: list, patch: change } },
    webhooks: { 'thing.done': { post: told } },
    components: {
      schemas,
      responses: {},
      headers: {},
      parameters: {
        Key: { name: 'Idempotency-Key', in: 'header', schema: key },
      },
      examples: {},
      securitySchemes: {},
    },
  };
  const field = (schema: JsonSchema, name: string): JsonSchema => schema.properties?.[name] ?? {};
  return { document, list, change, told, schemas, field, key };
}

type Made = ReturnType<typeof create>;

function changed(change: (made: Made) => void): string[] {
  const after = create();
  change(after);
  return breakingChanges(create().document, after.document);
}

const remove = (record: object, name: string): void => void Reflect.deleteProperty(record, name);

describe('a difference that breaks clients', () => {
  it.each<[string, (made: Made) => void, string]>([
    [
      'an operation is gone',
      ({ document }) => remove(document.paths['/things'] ?? {}, 'get'),
      'GET /things is gone',
    ],
    ['a path is gone', ({ document }) => remove(document.paths, '/things'), 'GET /things is gone'],
    [
      'a webhook is gone',
      ({ document }) => remove(document.webhooks, 'thing.done'),
      'webhook thing.done is gone',
    ],
    [
      'a field of a webhook is gone',
      ({ told }) => remove(told.requestBody?.content['application/json']?.schema?.properties ?? {}, 'type'),
      'webhook thing.done.type is gone',
    ],
    [
      'an operation has another name',
      ({ list }) => (list.operationId = 'x'),
      'GET /things has another operationId',
    ],
    [
      'a parameter is gone',
      ({ list }) => void list.parameters?.shift(),
      'GET /things query page is no longer accepted',
    ],
    [
      'a header is no longer accepted',
      ({ list }) => void list.parameters?.pop(),
      'GET /things header Idempotency-Key is no longer accepted',
    ],
    [
      'a parameter is required and new',
      ({ list }) => void list.parameters?.push({ name: 'q', in: 'query', required: true, schema: {} }),
      'GET /things query q is required and new',
    ],
    [
      'a parameter becomes required',
      ({ list }) =>
        (list.parameters = [
          { name: 'page', in: 'query', required: true, schema: { type: 'integer', minimum: 1 } },
          ...(list.parameters?.slice(1) ?? []),
        ]),
      'GET /things query page became required',
    ],
    [
      'a parameter has a narrower limit',
      ({ key }) => (key.maxLength = 100),
      'GET /things header Idempotency-Key has a narrower maxLength: 100',
    ],
    [
      'a field of a body becomes required',
      ({ schemas }) => void schemas.Body.required?.push('tags'),
      'Body.tags became required',
    ],
    [
      'a field of a body is no longer accepted',
      ({ schemas }) => {
        remove(schemas.Body.properties ?? {}, 'tags');
        schemas.Body.additionalProperties = false;
      },
      'Body.tags is no longer accepted',
    ],
    [
      'a body no longer accepts unknown fields',
      ({ schemas }) => (schemas.Body.additionalProperties = false),
      'Body no longer accepts unknown fields',
    ],
    [
      'a text of a body may be less long',
      ({ schemas, field }) => (field(schemas.Body, 'name').maxLength = 50),
      'Body.name has a narrower maxLength: 50',
    ],
    [
      'a text of a body must be longer',
      ({ schemas, field }) => (field(schemas.Body, 'name').minLength = 2),
      'Body.name has a narrower minLength: 2',
    ],
    [
      'a list of a body may be less long',
      ({ schemas, field }) => (field(schemas.Body, 'tags').maxItems = 4),
      'Body.tags has a narrower maxItems: 4',
    ],
    [
      'a list of a body may have no duplicates',
      ({ schemas, field }) => (field(schemas.Body, 'tags').uniqueItems = true),
      'Body.tags no longer accepts duplicates',
    ],
    [
      'a text of a body gets a pattern',
      ({ schemas, field }) => (field(schemas.Body, 'name').pattern = '^a'),
      'Body.name has another pattern',
    ],
    [
      'a text of a body gets a format',
      ({ schemas, field }) => (field(schemas.Body, 'name').format = 'email'),
      'Body.name has another format',
    ],
    [
      'a value of a body is no longer accepted',
      ({ schemas, field }) => (field(schemas.Body, 'state').enum = ['open']),
      'Body.state no longer accepts "done"',
    ],
    [
      'a text of a body becomes a choice',
      ({ schemas, field }) => (field(schemas.Body, 'name').enum = ['a']),
      'Body.name accepts listed values only',
    ],
    [
      'null is no longer accepted',
      ({ schemas, field }) => (field(schemas.Body, 'remark').type = 'string'),
      'Body.remark no longer accepts null',
    ],
    [
      'a number of a body must be whole',
      ({ schemas, field }) => (field(schemas.Body, 'amount').type = 'integer'),
      'Body.amount no longer accepts number',
    ],
    [
      'a media type of a body is gone',
      ({ change }) => void ((change.requestBody ?? { content: {} }).content = { 'text/plain': {} }),
      'PATCH /things body no longer accepts application/json',
    ],
    [
      'a body is new',
      ({ list, change }) => void (change.requestBody && (list.requestBody = change.requestBody)),
      'GET /things body is required and new',
    ],
    [
      'a field of a response is gone',
      ({ schemas }) => remove(schemas.Thing.properties ?? {}, 'note'),
      'Thing.note is gone',
    ],
    [
      'a field of a response may be missing',
      ({ schemas }) => (schemas.Thing.required = ['id', 'state', 'size', 'parts', 'owner', 'first']),
      'Thing.note may be missing',
    ],
    [
      'a field of a component in a response is gone',
      ({ schemas }) => remove(schemas.Part.properties ?? {}, 'name'),
      'Part.name is gone',
    ],
    [
      'a field of a response may be null',
      ({ schemas, field }) => (field(schemas.Thing, 'id').type = ['string', 'null']),
      'Thing.id may be null',
    ],
    [
      'a component of a response may be null',
      ({ schemas }) =>
        void (
          schemas.Thing.properties &&
          (schemas.Thing.properties['first'] = {
            anyOf: [{ $ref: '#/components/schemas/Part' }, { type: 'null' }],
          })
        ),
      'Thing.first may be null',
    ],
    [
      'a field of a response has another type',
      ({ schemas, field }) => (field(schemas.Thing, 'size').type = 'string'),
      'Thing.size may be string',
    ],
    [
      'a field of a response loses its format',
      ({ schemas, field }) => remove(field(schemas.Thing, 'id'), 'format'),
      'Thing.id has another format',
    ],
    [
      'a response has a value that clients do not know',
      ({ schemas, field }) => (field(schemas.Thing, 'state').enum = ['open', 'done', 'gone']),
      'Thing.state may be "gone"',
    ],
    [
      'a response may have any value',
      ({ schemas, field }) => remove(field(schemas.Thing, 'state'), 'enum'),
      'Thing.state may have any value',
    ],
    [
      'a success has another status',
      ({ change }) => (change.responses = { 200: { description: '' } }),
      'PATCH /things 204 is gone',
    ],
    [
      'a response has another media type',
      ({ list }) => (list.responses['200'] = { description: '', content: { 'text/csv': {} } }),
      'GET /things 200 is no longer application/json',
    ],
    [
      'a header of a response is gone',
      ({ list }) => remove(list.responses['200'] ?? {}, 'headers'),
      'GET /things 200 has no longer ETag',
    ],
    [
      'a token is no longer enough',
      ({ list }) => void list.security.pop(),
      'GET /things is no longer allowed with bearerAuth',
    ],
    [
      'a token needs more',
      ({ list }) => (list.security = [{ session: [] }, { bearerAuth: ['write'] }]),
      'GET /things is no longer allowed with bearerAuth',
    ],
    [
      'a cookie needs another header',
      ({ list }) => (list.security = [{ session: [], antiForgery: [] }, { bearerAuth: ['read'] }]),
      'GET /things is no longer allowed with session',
    ],
  ])('%s', (_, change, expected) => {
    expect(changed(change)).toContain(expected);
  });
});

describe('a difference that breaks no client', () => {
  it.each<[string, (made: Made) => void]>([
    ['nothing', () => undefined],
    ['a new path', ({ document, list }) => (document.paths['/others'] = { get: list })],
    [
      'a new optional parameter',
      ({ list }) => void list.parameters?.push({ name: 'q', in: 'query', schema: {} }),
    ],
    [
      'a new optional field of a body',
      ({ schemas }) =>
        void (schemas.Body.properties && (schemas.Body.properties['extra'] = { type: 'string' })),
    ],
    ['a longer text in a body', ({ schemas, field }) => (field(schemas.Body, 'name').maxLength = 200)],
    [
      'a new value of a body',
      ({ schemas, field }) => (field(schemas.Body, 'state').enum = ['open', 'done', 'gone']),
    ],
    ['null is accepted', ({ schemas, field }) => (field(schemas.Body, 'name').type = ['string', 'null'])],
    [
      'a new field of a response',
      ({ schemas }) =>
        void (schemas.Thing.properties && (schemas.Thing.properties['extra'] = { type: 'string' })),
    ],
    ['a whole number in a response', ({ schemas, field }) => (field(schemas.Thing, 'size').type = 'integer')],
    ['null is no longer sent', ({ schemas, field }) => (field(schemas.Thing, 'note').type = 'string')],
    ['fewer values in a response', ({ schemas, field }) => (field(schemas.Thing, 'state').enum = ['open'])],
    ['a shorter text in a response', ({ schemas, field }) => (field(schemas.Thing, 'note').maxLength = 10)],
    ['a new error', ({ list }) => (list.responses['409'] = { description: '' })],
    ['another way to be allowed', ({ change }) => void change.security.push({ bearerAuth: ['write'] })],
    ['another text', ({ list }) => (list.summary = 'Other')],
  ])('%s', (_, change) => {
    expect(changed(change)).toEqual([]);
  });
});

describe('a version', () => {
  it.each([
    ['1.4.2', '2.0.0', true],
    ['1.4.2', '1.5.0', false],
    ['0.1.0', '0.2.0', true],
    ['0.1.0', '0.1.1', false],
    ['0.9.0', '1.0.0', true],
    ['2.0.0', '1.0.0', false],
  ])('after %s, %s may break clients: %s', (before, after, expected) => {
    expect(mayBreak(before, after)).toBe(expected);
  });
});

describe('the document in the repository', () => {
  it('breaks no client of the last release, unless its version says so', async () => {
    const read = async (file: string): Promise<OpenApi> => JSON.parse(await readFile(file, 'utf8'));
    const [released, current] = [await read(releasedFile), await read(documentFile)];
    const found = mayBreak(released.info.version, current.info.version)
      ? []
      : breakingChanges(released, current);
    expect(found).toEqual([]);
  });
});
