import { v7 as newId } from 'uuid';
import type { Fixtures } from '../../../testing/fixtures/fixtures.ts';
import { bareList, bareSearch, FILE, fileOf, WORD, wordOf } from '../../../testing/fixtures/rows.ts';
import { messageAttachments, messages } from '../messages.tables.ts';

/** The number of messages of each association. One in ten has an attachment. */
const MESSAGES = 40;
const visible = ' and deleted_at is null';

export const fixtures: Fixtures = {
  callers: `
GET    …/bulletin/messages                                                401 403 200 200 200 200 404 404 200 200 200 200
GET    …/bulletin/messages/years                                          401 403 200 200 200 200 404 404 200 200 200 200
GET    …/bulletin/messages/deleted                                        401 403 200 200 200 200 404 404 200 200 200 200
GET    …/bulletin/recipients                                              401 403 200 200 200 200 404 404 200 200 200 200
POST   …/bulletin/messages                                                401 403 201 201 201 201 404 404 403 201 403 201
GET    …/bulletin/messages/:message_id          message                   401 403 200 200 200 200 404 404 200 200 200 200
GET    …/bulletin/messages/:message_id          deleted message           401 403 404 404 404 404 404 404 404 404 404 404
PATCH  …/bulletin/messages/:message_id          message                   401 403 403 200 403 403 404 404 403 200 403 200
PATCH  …/bulletin/messages/:message_id          deleted message           401 403 404 404 404 404 404 404 403 404 403 404
DELETE …/bulletin/messages/:message_id          message                   401 403 403 204 403 403 404 404 403 204 403 204
DELETE …/bulletin/messages/:message_id          deleted message           401 403 404 404 404 404 404 404 403 404 403 404
POST   …/bulletin/messages/:message_id/restore  message                   401 403 403 200 403 403 404 404 403 200 403 200
POST   …/bulletin/messages/:message_id/restore  deleted message           401 403 404 200 404 404 404 404 403 200 403 200
GET    …/bulletin/messages/:message_id/attachments/:attachment_id/file       message attachment  401 403 200 200 200 200 404 404 200 200 200 200
GET    …/bulletin/messages/:message_id/attachments/:attachment_id/file       deleted attachment  401 403 404 404 404 404 404 404 404 404 404 404
GET    …/bulletin/messages/:message_id/attachments/:attachment_id/thumbnail  message attachment  401 403 200 200 200 200 404 404 200 200 200 200
GET    …/bulletin/messages/:message_id/attachments/:attachment_id/thumbnail  deleted attachment  401 403 404 404 404 404 404 404 404 404 404 404
`,
  inputs: {
    'POST …/bulletin/messages': async () => ({
      body: { subject: 'Tuindag', text: 'Koffie staat klaar.', attachments: [], notify: false },
    }),
    'PATCH …/bulletin/messages/:message_id': async () => ({
      body: { subject: 'Tuindag', text: 'Koffie staat klaar.', attachments: [], version: 1 },
    }),
  },
  create: async ({ queries, now, named, file, word }) => {
    const createMessage = async (deleted_at: Date | null) => {
      const message = { ...named(), subject: word, text: word, imported_author_name: 'K. Oosterhuis' };
      await queries.insert(messages).values({ ...message, published_at: now, deleted_at });
      const attachment = { association_id: message.association_id, id: newId(), owner_id: message.id };
      const stored = await file('Taakverdeling');
      await queries.insert(messageAttachments).values({ ...attachment, ...stored, position: 1 });
      return { message_id: message.id, attachment_id: attachment.id };
    };
    const [message, deleted] = [await createMessage(null), await createMessage(now)];
    return {
      message: { message_id: message.message_id },
      'message attachment': message,
      'deleted message': { message_id: deleted.message_id },
      'deleted attachment': deleted,
    };
  },
  rows: ({ id, from, fromWithFiles }) => [
    `insert into bulletin_messages (association_id, id, code, subject, text, imported_author_name, published_at, deleted_at)
      select association_id, ${id}, k::text, ${wordOf('a + k')} || ' ' || k,
        'Zaterdag doen we samen ' || ${wordOf('a + k * 3')} || '. Komt u ook? Bel 06 12 34 56 78.', 'K. Oosterhuis',
        now() - k * interval '20 days', case when k % 20 = 0 then now() end ${from(MESSAGES)}`,
    `insert into bulletin_attachments (association_id, id, message_id, code, name, ${FILE}, position)
      select association_id, ${id}, messages.id, '1', 'Taken.pdf', ${fileOf('(60 + k)')}, 1
      from (select k, a, association_id ${fromWithFiles(MESSAGES)}) numbers
        join bulletin_messages messages using (association_id) where messages.code = k::text and k % 10 = 1`,
  ],
  samples: { year: ['2026', `2026&q=${WORD}`] },
  lists: [
    'bulletin/messages/deleted',
    'bulletin/messages/deleted?page=2',
    'bulletin/messages',
    'bulletin/messages?page=2',
    'bulletin/messages?sort=published_at',
  ],
  calls: [
    {
      name: 'bulletin list',
      path: 'bulletin/messages',
      bare: bareList('bulletin_messages', visible, 'published_at desc, id desc'),
    },
    {
      name: 'bulletin search',
      path: `bulletin/messages?q=${WORD}`,
      bare: bareSearch('bulletin_messages'),
    },
    {
      name: 'bulletin years',
      path: 'bulletin/messages/years',
      bare: `select extract(year from published_at), count(*) from bulletin_messages
        where association_id = $1${visible} group by 1`,
    },
    {
      name: 'bulletin message',
      path: 'bulletin/messages/{id}',
      bare: 'select * from bulletin_messages where association_id = $1 and id = $2',
      one: `select id from bulletin_messages where association_id = $1${visible} order by published_at limit 1`,
    },
  ],
};
