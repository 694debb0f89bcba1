import { defineOperations } from '../wire/wire.ts';
import type { shapes } from './timeline.contract.ts';

const oneTodo = '/associations/{association_id}/todos/{todo_id}';
const entries = `${oneTodo}/entries` as const;
const entry = `${entries}/{entry_id}` as const;
const attachment = `${entry}/attachments/{attachment_id}` as const;

/**
 * What an entry of a timeline says: a report, a reaction, a change by the provider, or a decision of the reporter or the board. `joined`
 * says that the report was joined to another action item, `received` that another report was joined to this one, and `separated`
 * that one of these was undone.
 */
export const entryKinds = [
  'report',
  'reaction',
  'change',
  'reopened',
  'rejected',
  'joined',
  'received',
  'separated',
] as const;

export type EntryKind = (typeof entryKinds)[number];

const joinKinds: ReadonlySet<EntryKind> = new Set(['joined', 'received', 'separated']);

/** Whether an entry is about a join. Its `internal_reference` is that of the other action item, and its author is null if the import undid it. */
export const isAboutJoin = (kind: EntryKind): boolean => joinKinds.has(kind);

/** The roles in which people write on an action item. Somebody with several has the first of them. */
export const entryRoles = ['provider', 'reporter', 'board', 'owner'] as const;

/** The operations of the timeline of an action item, and of following it. */
export const timelineOperations = defineOperations<typeof shapes>()({
  /** Returns one page of the timeline of an action item, newest first. */
  listEntries: { method: 'GET', path: entries },
  /** Writes a reaction to an action item. */
  createReaction: { method: 'POST', path: entries, respondsWith: 'id', isCreatedOnce: true },
  /** Replaces the text and the files of a reaction of the caller, up to fifteen minutes after it was written. */
  updateReaction: { method: 'PATCH', path: entry, respondsWith: 'id' },
  /** Deletes a reaction: the author up to fifteen minutes after it was written, and the board at any time. */
  deleteReaction: { method: 'DELETE', path: entry },
  /** Opens an action item that was done again, by its reporter, up to thirty days after it was done. */
  reopenTodo: { method: 'POST', path: `${oneTodo}/reopen`, respondsWith: 'id' },
  /** Lets the caller follow an action item. A repeated call changes nothing. */
  followTodo: { method: 'PUT', path: `${oneTodo}/follow`, respondsWith: 'is_followed' },
  /** Ends that the caller follows an action item. */
  unfollowTodo: { method: 'DELETE', path: `${oneTodo}/follow`, respondsWith: 'is_followed' },
  /** Says that the caller has seen the timeline, so that what is there now is no longer new. Of a board member it says too that the board looked at the report. */
  markSeen: { method: 'POST', path: `${oneTodo}/seen` },
  /** Downloads a file of an entry. */
  downloadEntryAttachment: { method: 'GET', path: `${attachment}/file`, bytes: true },
  /** Returns a small picture of the first page of a file of an entry. */
  getEntryThumbnail: { method: 'GET', path: `${attachment}/thumbnail`, bytes: true },
  /** Sends one size of a photo of an entry, as WebP if the browser accepts it, otherwise as JPEG. */
  getEntryPicture: { method: 'GET', path: `${entry}/photos/{photo_id}/pictures/{size}`, bytes: true },
});

export type * from './timeline.contract.ts';
