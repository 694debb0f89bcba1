import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import type { JsonSchema, OpenApi } from './open-api.ts';
import { documentFile } from './places.ts';

const document: OpenApi = JSON.parse(await readFile(documentFile, 'utf8'));

/** Yields the fields of a schema with their paths. */
function* fieldsIn(place: string, schema: JsonSchema): Generator<[place: string, field: JsonSchema]> {
  const { properties = {}, items, anyOf = [] } = schema;
  for (const [name, field] of Object.entries(properties)) {
    yield [`${place}.${name}`, field];
    yield* fieldsIn(`${place}.${name}`, field);
  }
  for (const part of [...(items ? [items] : []), ...anyOf]) yield* fieldsIn(`${place}[]`, part);
}

const schemas = Object.entries(document.components.schemas);
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));

const textOf = ({ description, $ref }: JsonSchema): string | undefined =>
  description ?? document.components.schemas[$ref?.split('/').at(-1) ?? '']?.description;

describe('the document', () => {
  it('describes each field of each schema', () => {
    const bodies = operations.flatMap(({ operationId, requestBody, responses }) =>
      [requestBody, ...Object.values(responses)].flatMap((one) =>
        Object.values((one && 'content' in one ? one.content : undefined) ?? {}).map(
          ({ schema = {} }): [string, JsonSchema] => [operationId, schema],
        ),
      ),
    );
    const fields = [...schemas, ...bodies].flatMap(([place, schema]) => Array.from(fieldsIn(place, schema)));
    expect(fields.length).toBeGreaterThan(800);
    expect(fields.filter(([, field]) => !textOf(field)).map(([place]) => place)).toEqual([]);
  });

  it('describes each parameter', () => {
    const parameters = operations.flatMap(({ operationId, parameters: own = [] }) =>
      own.flatMap((one) => ('name' in one ? [{ place: `${operationId} ${one.name}`, ...one }] : [])),
    );
    expect(parameters.length).toBeGreaterThan(200);
    expect(parameters.filter(({ description }) => !description).map(({ place }) => place)).toEqual([]);
  });
});
