import type { Fixtures } from '../../../testing/fixtures/fixtures.ts';
import { MARKS } from '../../../testing/fixtures/marks.ts';
import { bareDetail, FILE, fileOf, WORD, wordOf } from '../../../testing/fixtures/rows.ts';
import { createPdf } from '../../../testing/create-file.ts';
import { archiveDocuments, archiveGroups } from '../archive.tables.ts';

const GROUPS = 8;
/** One in twenty documents is hidden. */
const DOCUMENTS = 100;

const visible = `association_id = $1 and hidden_at is null and group_id <> all (array(
  select id from archive_groups where association_id = $1 and is_board_only))`;

/** A benchmark compares with this minimal query. */
export const bareDocuments = (condition: string, order: string): string =>
  `select *, (select sum(document_count) from archive_groups where association_id = $1 and not is_board_only) as total
    from archive_documents join file_readings using (association_id, file_hash)
    where ${visible}${condition} order by ${order} limit 25`;

/** A benchmark compares with this minimal query. */
export const bareDocumentSearch = `select * from archive_documents where ${visible} and (search_key like '%${WORD}%'
    or file_hash = any (array(select file_hash from file_pages
      where association_id = $1 and words @@ (quote_literal('w' || right($1::text, 6) || '${WORD}') || ':*')::tsquery)))
  limit 25`;

export const fixtures: Fixtures = {
  callers: `
GET   …/archive/groups                                                   401 403 200 200 200 200 404 404 200 200 200 200
GET   …/archive/visibility                                               401 403 403 200 403 403 404 404 200 200 200 200
PATCH …/archive/groups/:group_id/visibility        group                 401 403 403 200 403 403 404 404 403 200 403 200
PATCH …/archive/groups/:group_id/visibility        board-only group      401 403 404 200 404 404 404 404 403 200 403 200
GET   …/archive/facets                                                   401 403 200 200 200 200 404 404 200 200 200 200
GET   …/archive/documents                                                401 403 200 200 200 200 404 404 200 200 200 200
POST  …/archive/documents                                                401 403 403 201 403 403 404 404 403 201 403 201
GET   …/archive/documents/:document_id             document              401 403 200 200 200 200 404 404 200 200 200 200
GET   …/archive/documents/:document_id             hidden document       401 403 404 200 404 404 404 404 200 200 200 200
GET   …/archive/documents/:document_id             board-only document   401 403 404 200 404 404 404 404 200 200 200 200
PATCH …/archive/documents/:document_id             document              401 403 403 200 403 403 404 404 403 200 403 200
PATCH …/archive/documents/:document_id             hidden document       401 403 404 200 404 404 404 404 403 200 403 200
PATCH …/archive/documents/:document_id             board-only document   401 403 404 200 404 404 404 404 403 200 403 200
POST  …/archive/documents/:document_id/hide        document              401 403 403 200 403 403 404 404 403 200 403 200
POST  …/archive/documents/:document_id/hide        board-only document   401 403 404 200 404 404 404 404 403 200 403 200
POST  …/archive/documents/:document_id/unhide      document              401 403 403 200 403 403 404 404 403 200 403 200
POST  …/archive/documents/:document_id/unhide      hidden document       401 403 404 200 404 404 404 404 403 200 403 200
GET   …/archive/documents/:document_id/file        document              401 403 200 200 200 200 404 404 200 200 200 200
GET   …/archive/documents/:document_id/file        hidden document       401 403 404 200 404 404 404 404 200 200 200 200
GET   …/archive/documents/:document_id/file        board-only document   401 403 404 200 404 404 404 404 200 200 200 200
GET   …/archive/documents/:document_id/thumbnail   document              401 403 200 200 200 200 404 404 200 200 200 200
GET   …/archive/documents/:document_id/thumbnail   hidden document       401 403 404 200 404 404 404 404 200 200 200 200
GET   …/archive/documents/:document_id/thumbnail   board-only document   401 403 404 200 404 404 404 404 200 200 200 200
GET   …/archive/zip                                document              401 403 200 200 200 200 404 404 200 200 200 200
GET   …/archive/zip                                hidden document       401 403 404 200 404 404 404 404 200 200 200 200
GET   …/archive/zip                                board-only document   401 403 404 200 404 404 404 404 200 200 200 200
`,
  inputs: {
    'POST …/archive/documents': async (_, { group }) => {
      const body = new FormData();
      body.append('group_id', group?.['group_id'] ?? '');
      const bytes = await createPdf('Begroting');
      body.append('file', new Blob([bytes], { type: 'application/pdf' }), 'Begroting.pdf');
      return { body };
    },
    'PATCH …/archive/groups/:group_id/visibility': async () => ({
      body: { is_board_only: true, version: 1 },
    }),
    'PATCH …/archive/documents/:document_id': async () => ({ body: { version: 1, tags: ['begroting'] } }),
    'GET …/archive/zip': async (_, __, { document_id }) => ({ query: `ids=${document_id}` }),
  },
  create: async ({ queries, now, named, file, word }) => {
    const group = { ...named(), name: word, is_board_only: false, position: 1 };
    const boardGroup = { ...named(), name: `${MARKS.board} ${word}`, is_board_only: true, position: 2 };
    await queries.insert(archiveGroups).values([group, boardGroup]);
    const createDocument = async (mark: string, group_id: string, hidden_at: Date | null = null) => {
      const document = { ...named(), ...(await file(mark)), group_id, hidden_at, tags: [] };
      const dates = { document_date: '2026-06-10', created_at: now };
      await queries.insert(archiveDocuments).values({ ...document, ...dates });
      return { document_id: document.id };
    };
    return {
      group: { group_id: group.id },
      'board-only group': { group_id: boardGroup.id },
      document: await createDocument('Stuk', group.id),
      'hidden document': await createDocument(MARKS.hidden, group.id, now),
      'board-only document': await createDocument(MARKS.board, boardGroup.id),
    };
  },
  rows: ({ id, from, fromWithFiles }) => [
    `insert into archive_groups (association_id, id, code, name, is_board_only, position)
      select association_id, ${id}, k::text, 'Groep ' || k, k > ${GROUPS - 2}, k ${from(GROUPS)}`,
    `insert into archive_documents (association_id, id, group_id, name, ${FILE}, tags, document_date, created_at, hidden_at)
      select association_id, ${id}, groups.id, ${wordOf('a + k')} || ' ' || k || '.pdf', ${fileOf('k')},
        array[${wordOf('a + k * 11')}, 'jaar ' || k % 12], date '2014-01-01' + (a + k * 41) % 4400,
        now() - k * interval '1 day', case when k % 20 = 0 then now() end
      from (select k, a, association_id ${fromWithFiles(DOCUMENTS)}) numbers
        join archive_groups groups using (association_id) where groups.position = 1 + k % ${GROUPS}`,
    // The counts are set here, because a benchmark fills the tables without the triggers that update them.
    `update archive_groups groups set document_count = counted.visible, hidden_count = counted.hidden
      from (
        select association_id, group_id, count(*) filter (where hidden_at is null) as visible, count(hidden_at) as hidden
        from archive_documents group by association_id, group_id
      ) counted
      where groups.association_id = counted.association_id and groups.id = counted.group_id`,
  ],
  samples: {
    group_id: ['{group_id}'],
    tag: ['jaar 3'],
    year: ['2017'],
    with_hidden: ['true'],
    in_text: [`false&q=${WORD}`],
  },
  lists: ['archive/documents'],
  calls: [
    {
      name: 'archive list',
      path: 'archive/documents',
      bare: bareDocuments('', 'document_date desc, id desc'),
    },
    {
      name: 'archive list by name',
      path: 'archive/documents?sort=name',
      bare: bareDocuments('', 'name_key, id'),
    },
    {
      name: 'archive list of a tag',
      path: `archive/documents?tag=${WORD}`,
      bare: bareDocuments(` and tags @> array['${WORD}']`, 'document_date desc, id desc'),
    },
    {
      name: 'archive facets',
      path: 'archive/facets',
      bare: `select extract(year from document_date), tags from archive_documents where ${visible}`,
    },
    { name: 'archive search', path: `archive/documents?q=${WORD}`, bare: bareDocumentSearch },
    {
      name: 'document',
      path: 'archive/documents/{id}',
      bare: bareDetail('archive_documents').bare,
      one: `select id from archive_documents where ${visible} order by document_date limit 1`,
    },
  ],
};
