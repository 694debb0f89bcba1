import { isBoardMember } from '@mijn/domain/roles';
import { timelineContract } from '@mijn/domain/timeline/contract';
import { getStoredAttachment } from '../../../capabilities/attachments/index.ts';
import {
  isPictureSize,
  sendPicture,
  sendStoredFile,
  sendThumbnail,
} from '../../../capabilities/files/index.ts';
import { AppError, type Member } from '../../../platform/wire/index.ts';
import { getPhotoOf } from '../../../capabilities/photos/owned-photos.ts';
import { defineModule } from '../../define-module.ts';
import { listWaiting } from '../todos.service.ts';
import { listFollowedChanges } from './followed-changes.repository.ts';
import { mailEntryToProvider } from './provider-mails.jobs.ts';
import { todoNotesImporter } from './timeline.import.ts';
import { describeEntry, isFollower } from './timeline-notifications.repository.ts';
import { entriesOfMember, entryAttachmentsOfMember, followsOfMember } from './timeline.personal-data.ts';
import { countNewlyChanged } from './timeline.repository.ts';
import * as service from './timeline.service.ts';
import { entryAttachments } from './timeline.tables.ts';

/** The number of waiting reports that the overview has. */
const WAITING_MAX = 3;

/** The module of the timelines of action items (docs/product.md#timeline). */
export const timelineModule = defineModule({
  name: 'timeline',
  contract: timelineContract,
  handlers: (services) => {
    const { database, files } = services;
    const getStored = async (
      caller: Member,
      params: { todo_id: string; entry_id: string; attachment_id: string },
    ) => {
      const { id } = await service.getEntry(services, caller, params.todo_id, params.entry_id);
      const owner = { association_id: caller.membership.association_id, id };
      return getStoredAttachment(database.queries, entryAttachments, owner, params.attachment_id);
    };
    return {
      listEntries: async ({ caller, params, query }) =>
        service.listEntries(services, caller, params.todo_id, query),
      createReaction: async ({ caller, params, body, request }) =>
        service.createReaction(services, caller, params.todo_id, body, request),
      updateReaction: async ({ caller, params, body }) =>
        service.updateReaction(services, caller, params, body),
      deleteReaction: async ({ caller, params }) => service.deleteReaction(services, caller, params),
      reopenTodo: async ({ caller, params, body }) =>
        service.reopenTodo(services, caller, params.todo_id, body),
      followTodo: async ({ caller, params }) => service.setFollowed(services, caller, params.todo_id, true),
      unfollowTodo: async ({ caller, params }) =>
        service.setFollowed(services, caller, params.todo_id, false),
      markSeen: async ({ caller, params }) => service.markSeen(services, caller, params.todo_id),
      downloadEntryAttachment: async ({ caller, params, query, ...exchange }) =>
        sendStoredFile(files, await getStored(caller, params), query.disposition, exchange),
      getEntryThumbnail: async ({ caller, params, ...exchange }) =>
        sendThumbnail(files, await getStored(caller, params), exchange),
      getEntryPicture: async ({ caller, params, ...exchange }) => {
        const { size, photo_id } = params;
        if (!isPictureSize(size)) throw new AppError('not_found');
        const { id } = await service.getEntry(services, caller, params.todo_id, params.entry_id);
        const owner = { association_id: caller.membership.association_id, kind: 'entry', id } as const;
        return sendPicture(files, await getPhotoOf(database.queries, owner, photo_id), size, exchange);
      },
    };
  },
  notifications: { kind: 'todos', concerns: isFollower, describe: describeEntry },
  digest: { kind: 'followed_todos', list: listFollowedChanges },
  counts: {
    section: 'todos',
    count: (_, caller) => countNewlyChanged(caller),
  },
  overview: {
    part: 'waiting_reports',
    isFor: isBoardMember,
    list: async ({ database }, caller) => ({
      waiting_reports: await listWaiting(database, caller, WAITING_MAX),
    }),
  },
  importers: [todoNotesImporter],
  jobs: [mailEntryToProvider],
  personalData: [entriesOfMember, entryAttachmentsOfMember, followsOfMember],
});
