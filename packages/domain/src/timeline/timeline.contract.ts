import { array, boolean, type InferType, number, object, string } from 'yup';
import { photo } from '../albums/albums.contract.ts';
import { attachmentIds } from '../attachments/attachments.contract.ts';
import { attachedFile, downloadQuery } from '../files/files.contract.ts';
import { ALT_TEXT_LENGTH_MAX, REACTION_TEXT_LENGTH_MAX, REPORT_PHOTOS_MAX } from '../limits/limits.ts';
import { todo } from '../todos/todos.contract.ts';
import { todoStates } from '../todos/todos.ts';
import {
  areDistinct,
  day,
  defineContract,
  editedVersion,
  id,
  listResponse,
  pageQuery,
} from '../wire/wire.contract.ts';
import type { Shapes } from '../wire/wire.ts';
import { entryKinds, entryRoles, timelineOperations } from './timeline.ts';

/** Who wrote an entry. */
const entryAuthor = object({
  /** The name of the person. */
  name: string().required(),
  /** The role in which the person wrote. */
  role: string().oneOf(entryRoles).required(),
  /** Whether the caller is this person. */
  is_caller: boolean().required(),
});

/** One entry of the timeline of an action item. A field that the entry says nothing about is null. */
export const entry = object({
  /** The id of the entry, a UUID. */
  id: id().required(),
  /** What the entry says. */
  kind: string().oneOf(entryKinds).required(),
  /** Who wrote the entry; null for a change in the data of the provider. */
  author: entryAuthor.defined().nullable(),
  /** What the person wrote, or the note of the provider, as plain text. An empty line separates paragraphs. */
  text: string().defined().nullable(),
  /** The time of the entry, in UTC. */
  happened_at: string().datetime().required(),
  /** The time of the last edit; null if the entry was never edited. */
  changed_at: string().datetime().defined().nullable(),
  /** The state before the entry, if the entry changed it. */
  state_before: string().oneOf(todoStates).defined().nullable(),
  /** The state since the entry, if the entry changed it. */
  state: string().oneOf(todoStates).defined().nullable(),
  /** The name of the person who handles the action item since the entry. */
  handler: string().defined().nullable(),
  /** The day for which the work was planned, such as `2026-12-02`. */
  planned_on: day().defined().nullable(),
  /** The reference of the provider, for the entry by which the provider took over a report. For an entry about a join, the reference of the other action item. */
  internal_reference: string().defined().nullable(),
  /** The description of the task that was done. */
  task: string().defined().nullable(),
  /** The PDFs of the entry, and the video of a report. `downloadEntryAttachment` sends one. */
  attachments: array(attachedFile).required(),
  /** The photos of the entry, in order, also those that are `failed`. `getEntryPicture` sends one that is `ready`. */
  photos: array(photo).required(),
  /** Whether somebody else wrote the entry since the caller last saw the timeline of an action item that the caller follows. */
  is_new: boolean().required(),
  /** The time until which the caller may edit the entry; null if the caller may not. */
  editable_until: string().datetime().defined().nullable(),
  /** Whether the caller may delete the entry. */
  may_delete: boolean().required(),
  /** The counter of changes. An edit sends the version that it is based on. */
  version: number().integer().required(),
});

/** A photo in a form: its id and its description. The order of the photos is their order in the entry. */
const photoInForm = object({
  /** The id of a photo that the caller uploaded and that is in nothing yet, or one of this entry. */
  id: id().required(),
  /** The description for members who do not see the photo; empty for none. */
  alt: string().trim().max(ALT_TEXT_LENGTH_MAX).defined(),
});

/** Creates the schema of the photos of an entry. */
export const photosOfEntry = () =>
  array(photoInForm)
    .max(REPORT_PHOTOS_MAX)
    .test('duplicate', (photos) => areDistinct(photos?.map((one) => one.id)))
    .required();

/** The text of a reaction, which a form validates without its files. */
export const reactionTextForm = object({
  /** Plain text. An empty line separates paragraphs. */
  text: string().trim().max(REACTION_TEXT_LENGTH_MAX).required(),
});

export const reactionForm = reactionTextForm
  .shape({
    /** The ids of uploaded files, and of files that the reaction has already, in their order. */
    attachments: attachmentIds().required(),
    /** The photos in their order. */
    photos: photosOfEntry(),
  })
  .exact();

export const updateReactionBody = reactionForm.shape({ version: editedVersion }).exact();

export const reopenBody = object({
  /** Why the work is not done, as plain text. */
  text: string().trim().max(REACTION_TEXT_LENGTH_MAX).required(),
}).exact();

/** Whether the caller follows an action item, and how many members do. */
export const following = object({
  /** Whether the caller follows it. */
  is_followed: boolean().required(),
  /** The number of members who follow it, the caller included. */
  follower_count: number().integer().required(),
});

export const shapes = {
  listEntries: { query: object(pageQuery()).exact(), response: listResponse(entry), errors: ['not_found'] },
  createReaction: {
    body: reactionForm,
    response: entry,
    status: 201,
    errors: ['not_found', 'report_joined', 'too_many_reactions'],
  },
  updateReaction: {
    body: updateReactionBody,
    response: entry,
    errors: ['forbidden', 'not_found', 'conflict'],
  },
  deleteReaction: { errors: ['forbidden', 'not_found'] },
  reopenTodo: { body: reopenBody, response: todo, errors: ['forbidden', 'not_found'] },
  followTodo: { response: following, errors: ['not_found'] },
  unfollowTodo: { response: following, errors: ['not_found'] },
  markSeen: { errors: ['not_found'] },
  downloadEntryAttachment: { sends: 'file', query: downloadQuery, errors: ['not_found', 'file_missing'] },
  getEntryThumbnail: { sends: 'thumbnail', errors: ['not_found', 'file_missing'] },
  getEntryPicture: { sends: 'picture', errors: ['not_found', 'file_missing'] },
} as const satisfies Shapes;

export const timelineContract = defineContract(timelineOperations, shapes);

export type Entry = InferType<typeof entry>;
export type EntryRole = (typeof entryRoles)[number];
export type ReactionForm = InferType<typeof reactionForm>;
export type UpdateReactionBody = InferType<typeof updateReactionBody>;
export type ReopenBody = InferType<typeof reopenBody>;
export type Following = InferType<typeof following>;
