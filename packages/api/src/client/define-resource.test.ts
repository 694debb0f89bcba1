import { describe, expect, it } from '@jest/globals';
import { type ArchiveContract, archiveOperations } from '@mijn/domain/archive';
import { type FormsContract, formsOperations } from '@mijn/domain/forms';
import { type ApiEvent, createConnection, defineResource } from '../index.ts';

const address = 'https://vve.example/api';

/** A connection to a back end that answers every call alike, with what was asked of it. */
function connect(answer = () => Response.json({ data: [] })) {
  const asked: string[] = [];
  const connection = createConnection({
    baseAddress: address,
    readCookies: () => '',
    fetch: async (input) => {
      asked.push(input instanceof Request ? `${input.method} ${input.url}` : String(input));
      return answer();
    },
  });
  return { asked, connection };
}

const archiveOf = defineResource<ArchiveContract>(archiveOperations);
const params = { association_id: 'a-1', document_id: 'd-1' };

describe('a resource', () => {
  it('makes its calls and its addresses over a connection', async () => {
    const { asked, connection } = connect();
    expect(await archiveOf(connection).listGroups({ params })).toEqual({ data: [] });
    expect(asked).toEqual([`GET ${address}/associations/a-1/archive/groups`]);
    expect(archiveOf(connection).downloadDocument({ params })).toBe(
      `${address}/associations/a-1/archive/documents/d-1/file`,
    );
  });

  it('tells those who listen to the connection what concerns every screen', async () => {
    const { connection } = connect(() => Response.json({}, { status: 429 }));
    const events: ApiEvent[] = [];
    connection.events.subscribe((event) => events.push(event));
    await expect(archiveOf(connection).listGroups({ params })).rejects.toMatchObject({
      error: { code: 'too_many_requests' },
    });
    expect(events).toEqual(['too_many_requests']);
  });

  it('is made once for each connection', () => {
    const { connection: one } = connect();
    const { connection: other } = connect();
    expect(archiveOf(one)).toBe(archiveOf(one));
    expect(archiveOf(one)).not.toBe(archiveOf(other));
    expect(archiveOf(one)).not.toBe(defineResource<FormsContract>(formsOperations)(one));
  });

  it('does not compile with the operations of another one', () => {
    // @ts-expect-error the forms have no calls of the archive
    expect(defineResource<ArchiveContract>(formsOperations)).toBeDefined();
  });
});
