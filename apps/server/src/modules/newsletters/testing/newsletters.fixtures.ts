import type { AttachedFile } from '@mijn/domain/files';
import { v7 as newId } from 'uuid';
import { createPdf } from '../../../testing/create-file.ts';
import type { Fixtures } from '../../../testing/fixtures/fixtures.ts';
import { MARKS } from '../../../testing/fixtures/marks.ts';
import { bareList, bareSearch, FILE, fileOf, WORD, wordOf } from '../../../testing/fixtures/rows.ts';
import { uploadAttachment } from '../../attachments/testing/attachments-fixture.ts';
import { newsletterAttachments, newsletters } from '../newsletters.tables.ts';

/** The number of newsletters of each association. One in ten has an attachment, one in twenty is deleted. */
const NEWSLETTERS = 40;
const visible = ' and deleted_at is null and published_at <= now()';

export const fixtures: Fixtures = {
  callers: `
GET    …/newsletters                                                          401 403 200 200 200 200 404 404 200 200 200 200
GET    …/newsletters/deleted                                                  401 403 403 200 403 403 404 404 200 200 200 200
GET    …/newsletters/years                                                    401 403 200 200 200 200 404 404 200 200 200 200
GET    …/newsletters/recipients                                               401 403 403 200 403 403 404 404 200 200 200 200
POST   …/newsletters                                                          401 403 403 201 403 403 404 404 403 201 403 201
GET    …/newsletters/:newsletter_id            newsletter                     401 403 200 200 200 200 404 404 200 200 200 200
GET    …/newsletters/:newsletter_id            newsletter draft               401 403 404 200 404 404 404 404 200 200 200 200
GET    …/newsletters/:newsletter_id            deleted newsletter             401 403 404 404 404 404 404 404 404 404 404 404
PATCH  …/newsletters/:newsletter_id            newsletter                     401 403 403 200 403 403 404 404 403 200 403 200
PATCH  …/newsletters/:newsletter_id            newsletter draft               401 403 404 200 404 404 404 404 403 200 403 200
PATCH  …/newsletters/:newsletter_id            deleted newsletter             401 403 404 404 404 404 404 404 403 404 403 404
DELETE …/newsletters/:newsletter_id            newsletter                     401 403 403 204 403 403 404 404 403 204 403 204
DELETE …/newsletters/:newsletter_id            newsletter draft               401 403 404 204 404 404 404 404 403 204 403 204
POST   …/newsletters/:newsletter_id/restore    newsletter                     401 403 403 200 403 403 404 404 403 200 403 200
POST   …/newsletters/:newsletter_id/restore    deleted newsletter             401 403 404 200 404 404 404 404 403 200 403 200
GET    …/newsletters/:newsletter_id/file       newsletter                     401 403 200 200 200 200 404 404 200 200 200 200
GET    …/newsletters/:newsletter_id/file       newsletter draft               401 403 404 200 404 404 404 404 200 200 200 200
GET    …/newsletters/:newsletter_id/thumbnail  newsletter                     401 403 200 200 200 200 404 404 200 200 200 200
GET    …/newsletters/:newsletter_id/thumbnail  newsletter draft               401 403 404 200 404 404 404 404 200 200 200 200
GET    …/newsletters/:newsletter_id/attachments/:attachment_id/file       newsletter attachment  401 403 200 200 200 200 404 404 200 200 200 200
GET    …/newsletters/:newsletter_id/attachments/:attachment_id/file       draft attachment       401 403 404 200 404 404 404 404 200 200 200 200
GET    …/newsletters/:newsletter_id/attachments/:attachment_id/thumbnail  newsletter attachment  401 403 200 200 200 200 404 404 200 200 200 200
GET    …/newsletters/:newsletter_id/attachments/:attachment_id/thumbnail  draft attachment       401 403 404 200 404 404 404 404 200 200 200 200
`,
  inputs: {
    'POST …/newsletters': async (_, __, { association_id = '' }, client) => {
      const file = { name: 'Nieuwsbrief.pdf', bytes: await createPdf('Najaar') };
      const { status, body } = await uploadAttachment(client, association_id, file);
      const pdf = status === 201 ? (body as AttachedFile).id : newId();
      return {
        body: { subject: 'Najaar', summary: '', pdf, attachments: [], publication: 'now', notify: false },
      };
    },
    'PATCH …/newsletters/:newsletter_id': async (_, created, { newsletter_id = '' }) => ({
      body: {
        subject: 'Najaar',
        summary: '',
        pdf:
          Object.values(created).find((one) => one['newsletter_id'] === newsletter_id)?.['pdf_id'] ?? newId(),
        publication: 'draft',
        attachments: [],
        notify: false,
        version: 1,
      },
    }),
  },
  create: async ({ queries, now, named, file, word }) => {
    const createNewsletter = async (mark: string, values: Partial<typeof newsletters.$inferInsert>) => {
      const pdf_id = newId();
      const newsletter = { ...named(), ...(await file(mark)), subject: `${mark} ${word}`, pdf_id };
      const row = { ...newsletter, created_at: now, imported_author_name: 'K. Oosterhuis', ...values };
      await queries.insert(newsletters).values(row);
      const id = newId();
      const attachment = { association_id: row.association_id, id, owner_id: row.id, position: 0 };
      await queries
        .insert(newsletterAttachments)
        .values({ ...attachment, ...(await file(`${mark} bijlage`)) });
      return { newsletter_id: row.id, attachment_id: id, pdf_id };
    };
    const published = await createNewsletter('Nieuwsbrief', { published_at: now });
    const draft = await createNewsletter(MARKS.board, {});
    const deleted = await createNewsletter('Weg', { published_at: now, deleted_at: now });
    const idsOf = ({ newsletter_id, pdf_id }: typeof draft) => ({ newsletter_id, pdf_id });
    return {
      newsletter: idsOf(published),
      'newsletter attachment': published,
      'newsletter draft': idsOf(draft),
      'draft attachment': draft,
      'deleted newsletter': idsOf(deleted),
    };
  },
  rows: ({ id, fromWithFiles }) => [
    `insert into newsletters (association_id, id, code, subject, summary, pdf_id, name, ${FILE}, imported_author_name,
        created_at, published_at, deleted_at)
      select association_id, ${id}, k::text, ${wordOf('a + k')} || ' ' || k, 'Over ' || ${wordOf('a + k * 3')}, ${id},
        'Nieuwsbrief.pdf', ${fileOf('k')}, 'K. Oosterhuis', now(), now() - (k - 2) * interval '40 days',
        case when k % 20 = 0 then now() end ${fromWithFiles(NEWSLETTERS)}`,
    `insert into newsletter_attachments (association_id, id, newsletter_id, code, name, ${FILE}, position)
      select association_id, ${id}, newsletters.id, '1', 'Formulier.pdf', ${fileOf('(50 + k)')}, 0
      from (select k, a, association_id ${fromWithFiles(NEWSLETTERS)}) numbers
        join newsletters using (association_id) where newsletters.code = k::text and k % 10 = 1`,
  ],
  samples: { year: ['2026', `2026&q=${WORD}`], newsletter_id: ['{newsletter_id}'] },
  lists: ['newsletters', 'newsletters?page=2', 'newsletters?sort=published_at'],
  calls: [
    {
      name: 'newsletters list',
      path: 'newsletters',
      bare: bareList('newsletters', visible, 'published_at desc, id desc'),
    },
    { name: 'newsletters search', path: `newsletters?q=${WORD}`, bare: bareSearch('newsletters') },
    {
      name: 'newsletter years',
      path: 'newsletters/years',
      bare: `select distinct extract(year from published_at) from newsletters where association_id = $1${visible}`,
    },
    {
      name: 'newsletter',
      path: 'newsletters/{id}',
      bare: 'select * from newsletters where association_id = $1 and id = $2',
      one: `select id from newsletters where association_id = $1${visible} order by published_at limit 1`,
    },
  ],
};
