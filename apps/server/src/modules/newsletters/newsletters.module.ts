import { newslettersContract } from '@mijn/domain/newsletters/contract';
import { getStoredAttachment } from '../../capabilities/attachments/index.ts';
import { sendStoredFile, sendThumbnail } from '../../capabilities/files/index.ts';
import { type Member, orNotFound } from '../../platform/wire/index.ts';
import { defineModule } from '../define-module.ts';
import { listDeletedNewsletters } from './deleted-newsletters.repository.ts';
import { deletedFor, newslettersFor, publishedFor, requireWriter } from './newsletters.access.ts';
import { newsletterAttachmentsImporter, newslettersImporter } from './newsletters.import.ts';
import { describeNewsletter } from './newsletters.mail.ts';
import { countNewsletters, findStored, listNewsletters, listYears } from './newsletters.repository.ts';
import { newslettersSearch } from './newsletters.search.ts';
import {
  countOwnersToMail,
  createNewsletter,
  deleteNewsletter,
  getNewsletter,
  restoreNewsletter,
  updateNewsletter,
} from './newsletters.service.ts';
import { newsletterAttachments } from './newsletters.tables.ts';
import { deleteOldNewsletters, publishNewsletter } from './newsletters.jobs.ts';
import { attachmentsOfNewsletters, newslettersOfMember } from './newsletters.personal-data.ts';

/** The module of newsletters, which only the board writes (docs/product.md#newsletters). */
export const newslettersModule = defineModule({
  name: 'newsletters',
  contract: newslettersContract,
  handlers: (services) => {
    const {
      database: { queries },
      database,
      files,
      now,
    } = services;
    const filterFor = ({ membership }: Member) => newslettersFor(membership, now());
    const getStored = async (caller: Member, { newsletter_id }: { newsletter_id: string }) =>
      orNotFound(await findStored(queries, filterFor(caller), newsletter_id));
    const getAttachment = async (
      caller: Member,
      { newsletter_id, attachment_id }: { newsletter_id: string; attachment_id: string },
    ) => {
      await getStored(caller, { newsletter_id });
      const owner = { association_id: caller.membership.association_id, id: newsletter_id };
      return getStoredAttachment(queries, newsletterAttachments, owner, attachment_id);
    };
    return {
      listNewsletters: async ({ caller, query }) =>
        listNewsletters(database, filterFor(caller), query, { caller, now: now() }),
      listYears: async ({ caller }) => ({ data: await listYears(database, filterFor(caller)) }),
      listDeletedNewsletters: async ({ caller, query }) => {
        requireWriter(caller.membership);
        const reading = { caller, now: now() };
        return listDeletedNewsletters(database, deletedFor(caller.membership, reading.now), reading, query);
      },
      countRecipients: async ({ caller, query }) => ({
        recipients: await countOwnersToMail(services, caller, query.newsletter_id),
      }),
      createNewsletter: async ({ caller, body, request }) =>
        createNewsletter(services, caller, body, request),
      getNewsletter: async ({ caller, params }) => getNewsletter(services, caller, params.newsletter_id),
      updateNewsletter: async ({ caller, params, body }) =>
        updateNewsletter(services, caller, params.newsletter_id, body),
      deleteNewsletter: async ({ caller, params }) =>
        deleteNewsletter(services, caller, params.newsletter_id),
      restoreNewsletter: async ({ caller, params }) =>
        restoreNewsletter(services, caller, params.newsletter_id),
      downloadNewsletter: async ({ caller, params, query, ...exchange }) =>
        sendStoredFile(files, await getStored(caller, params), query.disposition, exchange),
      getThumbnail: async ({ caller, params, ...exchange }) =>
        sendThumbnail(files, await getStored(caller, params), exchange),
      downloadAttachment: async ({ caller, params, query, ...exchange }) =>
        sendStoredFile(files, await getAttachment(caller, params), query.disposition, exchange),
      getAttachmentThumbnail: async ({ caller, params, ...exchange }) =>
        sendThumbnail(files, await getAttachment(caller, params), exchange),
    };
  },
  search: { kind: 'newsletters', source: newslettersSearch },
  notifications: { kind: 'newsletters', describe: describeNewsletter },
  overview: {
    part: 'newsletters',
    list: async ({ database, now }, caller) => {
      const published = publishedFor(caller.membership, now());
      const onlyFirst = { page: 1, per_page: 1 };
      const { data } = await listNewsletters(database, published, onlyFirst, { caller, now: now() });
      const items = data.map(({ id, subject, published_at, pdf }) => ({
        id,
        title: subject,
        excerpt: '',
        picture_id: pdf.has_thumbnail ? id : null,
        published_at: published_at ?? now(),
      }));
      return { newsletters: { data: items } };
    },
  },
  counts: {
    section: 'newsletters',
    count: ({ now }, caller, since) =>
      countNewsletters(publishedFor(caller.membership, now()), caller, since),
  },
  jobs: [publishNewsletter, deleteOldNewsletters],
  importers: [newslettersImporter, newsletterAttachmentsImporter],
  personalData: [newslettersOfMember, attachmentsOfNewsletters],
});
