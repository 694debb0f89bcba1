import { newsContract } from '@mijn/domain/news/contract';
import { sendStoredFile, sendThumbnail } from '../../capabilities/files/index.ts';
import { itemOf } from '../../capabilities/messages/item.ts';
import { AppError, type Member, orNotFound } from '../../platform/wire/index.ts';
import { defineModule } from '../define-module.ts';
import { newsFor } from './news.access.ts';
import { newsAttachmentsImporter, newsImporter } from './news.import.ts';
import {
  countItems,
  dismissItem,
  findAttachment,
  findItem,
  listItems,
  listUrgent,
  listYears,
  type NewsRow,
} from './news.repository.ts';
import { newsSearch } from './news.search.ts';
import { publishNews } from './news.service.ts';
import { dismissalsOfMember } from './news.personal-data.ts';

/** The module of the news of the provider, which members only read (docs/product.md#provider-news). */
export const newsModule = defineModule({
  name: 'news',
  contract: newsContract,
  handlers: ({ database, files, config, now }) => {
    const scopesFor = ({ membership }: Member) => newsFor(membership, now());
    const withAuthor = (item: NewsRow) => ({
      ...item,
      author_name: config.brand.name,
      may_edit: false,
      mail: null,
    });
    const getStored = async (caller: Member, ref: Parameters<typeof findAttachment>[2]) =>
      orNotFound(await findAttachment(database, scopesFor(caller), ref));
    return {
      listItems: async ({ caller, query }) => {
        const reading = { caller, now: now() };
        const { data, meta } = await listItems(database, scopesFor(caller), query, reading);
        return { data: data.map(withAuthor), meta };
      },
      listYears: async ({ caller, query }) => ({
        data: await listYears(database, scopesFor(caller), query.q),
      }),
      listUrgent: async ({ caller }) => ({ data: await listUrgent(database, scopesFor(caller), caller) }),
      getItem: async ({ caller, params }) => {
        const reading = { caller, now: now() };
        return withAuthor(orNotFound(await findItem(database, scopesFor(caller), params.item_id, reading)));
      },
      dismissItem: async ({ caller, params }) => {
        const reading = { caller, now: now() };
        if (!(await dismissItem(database, scopesFor(caller), params.item_id, reading)))
          throw new AppError('not_found');
      },
      downloadAttachment: async ({ caller, params, query, ...exchange }) =>
        sendStoredFile(files, await getStored(caller, params), query.disposition, exchange),
      getThumbnail: async ({ caller, params, ...exchange }) =>
        sendThumbnail(files, await getStored(caller, params), exchange),
    };
  },
  search: { kind: 'news', source: newsSearch },
  overview: {
    part: 'news',
    list: async ({ database, now }, caller) => {
      const onlyFirst = { page: 1, per_page: 1 };
      const reading = { caller, now: now() };
      const { data } = await listItems(database, newsFor(caller.membership, now()), onlyFirst, reading);
      return { news: { data: data.map(itemOf) } };
    },
  },
  counts: {
    section: 'news',
    count: ({ now }, caller, since) => countItems(newsFor(caller.membership, now()), since),
  },
  importers: [newsImporter, newsAttachmentsImporter],
  jobs: [publishNews],
  personalData: [dismissalsOfMember],
});
