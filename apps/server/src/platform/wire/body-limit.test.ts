import { describe, expect, it } from '@jest/globals';
import { albumsContract } from '@mijn/domain/albums/contract';
import {
  ALBUM_NAME_LENGTH_MAX,
  ALBUM_PHOTOS_MAX,
  ALT_TEXT_LENGTH_MAX,
  BODY_BYTES_MAX,
} from '@mijn/domain/limits';
import { messagesContract } from '@mijn/domain/messages/contract';
import { type JsonSchema, toJsonSchema } from '@mijn/domain/validation';
import { modules } from '../../modules/index.ts';
import { BODY_BYTES_MIN, bodyLimit, largestBody } from './body-limit.ts';

const ID = '01a1f9c4-c6f4-7226-b044-46c8cecb18b1';
const escaped = (text: string) => text.replaceAll('é', String.raw`\u00e9`);

const operations = modules
  .flatMap(({ contract }) => Object.entries(contract))
  .flatMap(([name, operation]) => (operation.body ? [{ name, operation, body: operation.body }] : []));

/** Returns the lists of a schema that have no maximum. */
const endlessLists = ({ type, maxItems, items, properties = {} }: JsonSchema, path: string): string[] => [
  ...(type === 'array' && maxItems === undefined ? [path] : []),
  ...(items ? endlessLists(items, `${path}[]`) : []),
  ...Object.entries(properties).flatMap(([name, field]) => endlessLists(field, `${path}.${name}`)),
];

describe('the limit of a body', () => {
  it('is that of the largest body of the contract, however it is written', () => {
    const photos = Array.from({ length: ALBUM_PHOTOS_MAX }, () => ({
      id: ID,
      alt: 'é'.repeat(ALT_TEXT_LENGTH_MAX),
    }));
    const largest = { name: 'é'.repeat(ALBUM_NAME_LENGTH_MAX), photos, cover_id: ID, version: 1e21 };
    const limit = bodyLimit(albumsContract.updateAlbum);
    expect(limit).toBeGreaterThan(escaped(JSON.stringify(largest)).length);
    expect(limit).toBeLessThan(1.1 * escaped(JSON.stringify(largest)).length);
  });

  it('leaves room for a body without a maximum', () => {
    expect(bodyLimit(messagesContract.createMessage)).toBe(BODY_BYTES_MIN);
    expect(bodyLimit({})).toBe(BODY_BYTES_MIN);
  });

  it('is at most a megabyte, except for what its contract says so', () => {
    const larger = operations.filter(({ operation }) => bodyLimit(operation) > BODY_BYTES_MAX);
    expect(larger.map(({ name }) => name)).toEqual(['enterHands', 'castVotes', 'castEarlyVotes']);
  });

  it('is enough for what each contract allows', () => {
    const tooLarge = operations.filter(
      ({ operation, body }) => operation.bodyBytesMax === undefined && largestBody(body) > BODY_BYTES_MAX,
    );
    expect(tooLarge.map(({ name }) => name)).toEqual([]);
  });

  it('is there for each list, too', () => {
    expect(operations.flatMap(({ name, body }) => endlessLists(toJsonSchema(body), name))).toEqual([]);
  });
});
