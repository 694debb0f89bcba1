import { v7 as newId } from 'uuid';
import { pictureKeys } from '../../../../capabilities/files/index.ts';
import type { Fixtures } from '../../../../testing/fixtures/fixtures.ts';
import { MARKS } from '../../../../testing/fixtures/marks.ts';
import { wordOf } from '../../../../testing/fixtures/rows.ts';
import { photos } from '../../../../capabilities/photos/photos.tables.ts';
import { uploadPhoto } from '../../../albums/testing/albums.fixtures.ts';
import { todos } from '../../todos.tables.ts';
import { entryAttachments, todoEntries } from '../timeline.tables.ts';

/** The number of entries of each action item of the fixtures. */
const ENTRIES = 4;

const reaction = { text: 'Het lekt nog steeds.', attachments: [], photos: [] };

export const fixtures: Fixtures = {
  callers: `
GET    …/todos/:todo_id/entries                                        entry         401 403 200 200 200 200 404 404 200 200 200 200
GET    …/todos/:todo_id/entries                                        hidden entry  401 403 404 200 404 404 404 404 200 200 200 200
POST   …/todos/:todo_id/entries                                        entry         401 403 201 201 201 201 404 404 403 201 403 201
POST   …/todos/:todo_id/entries                                        hidden entry  401 403 404 201 404 404 404 404 403 201 403 201
PATCH  …/todos/:todo_id/entries/:entry_id                              entry         401 403 403 403 403 403 404 404 403 403 403 403
PATCH  …/todos/:todo_id/entries/:entry_id                              hidden entry  401 403 404 403 404 404 404 404 403 403 403 403
DELETE …/todos/:todo_id/entries/:entry_id                              entry         401 403 403 204 403 403 404 404 403 204 403 204
DELETE …/todos/:todo_id/entries/:entry_id                              hidden entry  401 403 404 204 404 404 404 404 403 204 403 204
POST   …/todos/:todo_id/reopen                                         entry         401 403 403 403 403 403 404 404 403 403 403 403
PUT    …/todos/:todo_id/follow                                         entry         401 403 200 200 200 200 404 404 403 200 403 200
PUT    …/todos/:todo_id/follow                                         hidden entry  401 403 404 200 404 404 404 404 403 200 403 200
DELETE …/todos/:todo_id/follow                                         entry         401 403 200 200 200 200 404 404 403 200 403 200
POST   …/todos/:todo_id/seen                                           entry         401 403 204 204 204 204 404 404 403 204 403 204
POST   …/todos/:todo_id/seen                                           hidden entry  401 403 404 204 404 404 404 404 403 204 403 204
GET    …/todos/:todo_id/entries/:entry_id/attachments/:attachment_id/file       entry         401 403 200 200 200 200 404 404 200 200 200 200
GET    …/todos/:todo_id/entries/:entry_id/attachments/:attachment_id/file       hidden entry  401 403 404 200 404 404 404 404 200 200 200 200
GET    …/todos/:todo_id/entries/:entry_id/attachments/:attachment_id/thumbnail  entry         401 403 200 200 200 200 404 404 200 200 200 200
GET    …/todos/:todo_id/entries/:entry_id/attachments/:attachment_id/thumbnail  hidden entry  401 403 404 200 404 404 404 404 200 200 200 200
GET    …/todos/:todo_id/entries/:entry_id/photos/:photo_id/pictures/:size       entry         401 403 200 200 200 200 404 404 200 200 200 200
GET    …/todos/:todo_id/entries/:entry_id/photos/:photo_id/pictures/:size       hidden entry  401 403 404 200 404 404 404 404 200 200 200 200
`,
  inputs: {
    'POST …/todos/:todo_id/entries': async (_, __, { association_id }, client) => {
      const id = await uploadPhoto(client, association_id);
      return { body: { ...reaction, photos: id === undefined ? [] : [{ id, alt: '' }] } };
    },
    'PATCH …/todos/:todo_id/entries/:entry_id': async () => ({ body: { ...reaction, version: 1 } }),
    'POST …/todos/:todo_id/reopen': async () => ({ body: { text: 'Het lekt weer.' } }),
  },
  create: async ({ queries, now, named, file, store, word }) => {
    const createEntry = async (mark: string, is_visible_to_owners: boolean) => {
      const todo = { ...named(), internal_reference: 'AP-1', description: `${mark} ${word}`, group: mark };
      const { association_id } = todo;
      await queries.insert(todos).values({
        ...todo,
        is_done: false,
        start_date: '2026-06-10',
        is_visible_to_owners,
        visibility_chosen_at: now,
        reported_at: now,
      });
      const entry = { association_id, id: newId(), todo_id: todo.id, kind: 'reaction' } as const;
      const author = { author_name: 'Gerda Bos', author_role: 'owner' } as const;
      await queries
        .insert(todoEntries)
        .values({ ...entry, ...author, text: `${mark} ${word}`, happened_at: now });
      const attachment = { association_id, id: newId(), owner_id: entry.id };
      await queries
        .insert(entryAttachments)
        .values({ ...attachment, ...(await file(`${mark} ${word}`)), position: 0 });
      const picture = `${mark} ${word} foto`;
      const photo = { association_id, id: newId(), entry_id: entry.id, name: 'IMG_1.jpg' };
      await queries.insert(photos).values({
        ...photo,
        media_type: 'image/jpeg',
        state: 'ready',
        width: 4,
        height: 3,
        placeholder: 'data:image/webp;base64,AA==',
        picture_hash: await store(picture, pictureKeys),
        download_bytes: Buffer.byteLength(picture),
        created_at: now,
      });
      return {
        todo_id: todo.id,
        entry_id: entry.id,
        attachment_id: attachment.id,
        photo_id: photo.id,
        size: 'small',
      };
    };
    return {
      entry: await createEntry('Dakgoot', true),
      'hidden entry': await createEntry(MARKS.hidden, false),
    };
  },
  rows: ({ id }) => [
    `insert into todo_entries (association_id, id, todo_id, kind, author_name, author_role, text, happened_at)
      select association_id, ${id}, todos.id, 'reaction', 'K. Oosterhuis', 'owner', 'Het gaat om ' || ${wordOf('n')},
        now() - n * interval '1 day'
      from todos, generate_series(1, ${ENTRIES}) n`,
    `insert into todo_follows (association_id, todo_id, user_id, followed_at, seen_at)
      select todos.association_id, todos.id, memberships.user_id, now(), now() - interval '2 days'
      from todos join memberships using (association_id) where todos.code::int % 5 = 0`,
  ],
  calls: [
    {
      name: 'todo entries',
      path: 'todos/{id}/entries',
      bare: `select *, count(*) over () from todo_entries where association_id = $1 and todo_id = $2
        order by happened_at desc, id desc limit 25`,
      one: 'select id from todos where association_id = $1 order by start_date limit 1',
    },
  ],
};
