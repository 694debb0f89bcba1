import { object, string } from 'yup';
import { ALL_ASSOCIATIONS, type Queries } from '../../platform/database/index.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import { announce } from '../../capabilities/sections/sections.ts';
import { findPublication, type Publication } from './news.repository.ts';

/** Announces a published item to the open tabs of the members who may read it. */
async function announcePublished(
  queries: Queries,
  { association_id, id }: Pick<Publication, 'association_id' | 'id'>,
  happened_at: Date,
): Promise<void> {
  await announce(queries, {
    association_id: association_id === ALL_ASSOCIATIONS ? null : association_id,
    section: 'news',
    entity_id: id,
    happened_at,
  });
}

/** Announces an item at its time of publication. An item that was postponed has another job. */
export const publishNews = defineJob({
  name: 'publish_news',
  data: object({ association_id: string().required(), id: string().required() }),
  attemptsMax: 10,
  run: async ({ database, now }, key) => {
    const item = await findPublication(database.queries, key);
    if (item && item.published_at <= now()) await announcePublished(database.queries, key, now());
  },
});

/** Announces an item to the open tabs of the members, now or at its time of publication. */
export async function announceNews(queries: Queries, item: Publication, now: Date): Promise<void> {
  const { association_id, id, published_at } = item;
  if (published_at <= now) await announcePublished(queries, item, now);
  else await publishNews.add(queries, { association_id, id }, { runAt: published_at });
}
