import type { Fixtures } from '../../../../testing/fixtures/fixtures.ts';
import { MARKS } from '../../../../testing/fixtures/marks.ts';
import { WORD } from '../../../../testing/fixtures/rows.ts';
import { uploadPhoto } from '../../../albums/testing/albums.fixtures.ts';
import { todos } from '../../todos.tables.ts';

export const fixtures: Fixtures = {
  callers: `
POST   …/todos/reports                                 401 403 201 201 201 201 404 404 403 201 403 201
GET    …/todos/reports/options                         401 403 200 200 200 200 404 404 200 200 200 200
GET    …/todos/reports/similar                         401 403 200 200 200 200 404 404 200 200 200 200
GET    …/todos/reports/summary                         401 403 403 200 403 403 404 404 200 200 200 200
PUT    …/todos/:todo_id/visibility      hidden report  401 403 404 200 404 404 404 404 403 200 403 200
POST   …/todos/:todo_id/reject          hidden report  401 403 404 200 404 404 404 404 403 200 403 200
DELETE …/todos/:todo_id/reject          hidden report  401 403 404 200 404 404 404 404 403 200 403 200
PUT    …/todos/:todo_id/join            hidden report  401 403 404 200 404 404 404 404 403 200 403 200
DELETE …/todos/:todo_id/join            hidden report  401 403 404 200 404 404 404 404 403 200 403 200
`,
  inputs: {
    'POST …/todos/reports': async (_, __, { association_id }, client) => {
      const id = await uploadPhoto(client, association_id);
      const photos = id === undefined ? [] : [{ id, alt: '' }];
      const written = { text: 'De lift staat stil.', subject: 'De lift staat stil', place: 'Lift' };
      return { body: { ...written, photos, video_id: null } };
    },
    'GET …/todos/reports/similar': async () => ({ query: `q=${WORD}&place=Lift` }),
    'PUT …/todos/:todo_id/visibility': async () => ({ body: { is_visible_to_owners: false } }),
    'PUT …/todos/:todo_id/join': async (_, own) => ({
      body: { target_id: own['same report']?.['todo_id'] },
    }),
    'POST …/todos/:todo_id/reject': async () => ({ body: { text: 'Dit is van de bewoner zelf.' } }),
  },
  create: async ({ queries, now, named, word }) => {
    const create = async (): Promise<string> => {
      const { code, ...report } = named();
      await queries.insert(todos).values({
        ...report,
        internal_reference: `M-${code}`,
        reported_reference: `M-${code}`,
        description: `${MARKS.hidden} ${word}`,
        group: MARKS.hidden,
        is_done: false,
        state: 'reported',
        start_date: '2026-06-10',
        reported_at: now,
        is_visible_to_owners: false,
      });
      return report.id;
    };
    return { 'hidden report': { todo_id: await create() }, 'same report': { todo_id: await create() } };
  },
  rows: () => [
    `update todos set reported_reference = 'M-2026-' || code, reported_at = now() - code::int * interval '1 day', state = 'reported',
        is_visible_to_owners = code::int % 4 > 0, visibility_chosen_at = now()
      where code::int % 8 = 0`,
  ],
  readBy: ['todos', 'timeline'],
  samples: { place: [`Lift&q=${WORD}`] },
  calls: [
    {
      isOfBoard: true,
      name: 'report summary',
      path: 'todos/reports/summary',
      bare: `select count(*) from todos where association_id = $1 and reported_at is not null`,
    },
  ],
};
