import { describe, expect, it } from '@jest/globals';
import { albumsContract } from '@mijn/domain/albums/contract';
import { ALBUM_NAME_LENGTH_MAX, ALBUM_PHOTOS_MAX, ALT_TEXT_LENGTH_MAX } from '@mijn/domain/limits';
import { messagesContract } from '@mijn/domain/messages/contract';
import { BODY_BYTES_MIN, bodyLimit } from './body-limit.ts';

const ID = '01a1f9c4-c6f4-7226-b044-46c8cecb18b1';
const escaped = (text: string) => text.replaceAll('é', String.raw`\u00e9`);

describe('the limit of a body', () => {
  it('is that of the largest body of the contract, however it is written', () => {
    const photos = Array.from({ length: ALBUM_PHOTOS_MAX }, () => ({
      id: ID,
      alt: 'é'.repeat(ALT_TEXT_LENGTH_MAX),
    }));
    const largest = { name: 'é'.repeat(ALBUM_NAME_LENGTH_MAX), photos, cover_id: ID, version: 1e21 };
    const limit = bodyLimit(albumsContract.updateAlbum.body);
    expect(limit).toBeGreaterThan(escaped(JSON.stringify(largest)).length);
    expect(limit).toBeLessThan(1.1 * escaped(JSON.stringify(largest)).length);
  });

  it('leaves room for a body without a maximum', () => {
    expect(bodyLimit(messagesContract.createMessage.body)).toBe(BODY_BYTES_MIN);
    expect(bodyLimit(undefined)).toBe(BODY_BYTES_MIN);
  });
});
