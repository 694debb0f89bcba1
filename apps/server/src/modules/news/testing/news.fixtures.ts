import { DAY_MS, HOUR_MS } from '@mijn/domain/limits';
import type { Fixtures } from '../../../testing/fixtures/fixtures.ts';
import { FILE, fileOf, WORD, wordOf } from '../../../testing/fixtures/rows.ts';
import { newsAttachments, newsItems } from '../news.tables.ts';

/** The number of news items of each association. One in ten has an attachment. */
const ITEMS = 40;

/** The minimal query of the news of an association, which a benchmark compares with. */
const bareItems = (condition: string): string =>
  `select *, (select count(*) from news_items where association_id = $1) as total
    from news_items where association_id = $1${condition} order by published_at desc, id desc limit 25`;

export const fixtures: Fixtures = {
  callers: `
GET  …/news/items                                                     401 403 200 200 200 200 404 404 200 200 200 200
GET  …/news/items/years                                               401 403 200 200 200 200 404 404 200 200 200 200
GET  …/news/items/urgent                                              401 403 200 200 200 200 404 404 200 200 200 200
GET  …/news/items/:item_id          news item                         401 403 200 200 200 200 404 404 200 200 200 200
GET  …/news/items/:item_id          coming news item                  401 403 404 404 404 404 404 404 404 404 404 404
POST …/news/items/:item_id/dismiss  news item                         401 403 204 204 204 204 404 404 403 204 403 204
POST …/news/items/:item_id/dismiss  coming news item                  401 403 404 404 404 404 404 404 403 404 403 404
GET  …/news/items/:item_id/attachments/:attachment_id/file       news attachment         401 403 200 200 200 200 404 404 200 200 200 200
GET  …/news/items/:item_id/attachments/:attachment_id/file       coming news attachment  401 403 404 404 404 404 404 404 404 404 404 404
GET  …/news/items/:item_id/attachments/:attachment_id/thumbnail  news attachment         401 403 200 200 200 200 404 404 200 200 200 200
GET  …/news/items/:item_id/attachments/:attachment_id/thumbnail  coming news attachment  401 403 404 404 404 404 404 404 404 404 404 404
`,
  create: async ({ queries, now, named, file, word }) => {
    const createItem = async (published_at: Date) => {
      const item = { ...named(), subject: word, text: word, is_urgent: true, published_at };
      await queries.insert(newsItems).values(item);
      const attachment = { ...named(), ...(await file('Brief')), owner_id: item.id, position: 1 };
      await queries.insert(newsAttachments).values(attachment);
      return { item_id: item.id, attachment_id: attachment.id };
    };
    const item = await createItem(new Date(now.getTime() - HOUR_MS));
    // The news is later than the time that a test lets pass.
    const coming = await createItem(new Date(now.getTime() + 300 * DAY_MS));
    return {
      'news item': { item_id: item.item_id },
      'news attachment': item,
      'coming news item': { item_id: coming.item_id },
      'coming news attachment': coming,
    };
  },
  rows: ({ id, from, fromWithFiles }) => [
    `insert into news_items (association_id, id, code, subject, text, is_urgent, published_at)
      select association_id, ${id}, k::text, ${wordOf('a + k')} || ' ' || k,
        'Vanaf maandag geldt dit voor ' || ${wordOf('a + k * 3')} || '. Vragen? Bel 010 123 45 67.',
        k % 10 = 2, now() - k * interval '20 days' ${from(ITEMS)}`,
    `insert into news_attachments (association_id, id, code, item_id, name, ${FILE}, position)
      select association_id, ${id}, k::text, items.id, 'Brief.pdf', ${fileOf('(60 + k)')}, 1
      from (select k, a, association_id ${fromWithFiles(ITEMS)}) numbers
        join news_items items using (association_id) where items.code = k::text and k % 10 = 1`,
  ],
  samples: { year: ['2026', `2026&q=${WORD}`] },
  lists: ['news/items', 'news/items?page=2', 'news/items?sort=published_at'],
  calls: [
    { name: 'news list', path: 'news/items', bare: bareItems('') },
    {
      name: 'news search',
      path: `news/items?q=${WORD}`,
      bare: bareItems(` and search_key like '%${WORD}%'`),
    },
    {
      name: 'news years',
      path: 'news/items/years',
      bare: `select extract(year from published_at), count(*) from news_items where association_id = $1 group by 1`,
    },
    {
      name: 'urgent news',
      path: 'news/items/urgent',
      bare: `select * from news_items where association_id = $1 and is_urgent limit 3`,
    },
    {
      name: 'news item',
      path: 'news/items/{id}',
      bare: 'select * from news_items where association_id = $1 and id = $2',
      one: 'select id from news_items where association_id = $1 order by published_at limit 1',
    },
  ],
};
