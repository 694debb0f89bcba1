import { array, boolean, type InferType, number, object, string } from 'yup';
import { MOTION_PROPOSER_LENGTH_MAX, MOTION_TEXT_LENGTH_MAX, WORDING_LENGTH_MAX } from '../limits/limits.ts';
import { defineContract, editedVersion, id } from '../wire/wire.contract.ts';
import type { Shapes } from '../wire/wire.ts';
import { motionsOperations } from './motions.ts';
import { motionKinds, motionStates } from './rules.ts';

/** An amendment or a counter-proposal to the proposal of an agenda item. */
export const motion = object({
  /** The id of the motion, a UUID. */
  id: id().required(),
  /** The id of the agenda item, a UUID. The item may have been removed. */
  item_id: id().required(),
  /** Whether the motion changes the proposal, or comes in its place. */
  kind: string().oneOf(motionKinds).required(),
  /** What the motion asks, as one line, such as `Hoogstens € 100.000`. */
  text: string().required(),
  /** The whole text of the proposal as it reads if the motion is carried, as plain text with line breaks. */
  wording: string().required(),
  /** Who proposes the motion, as the board typed it. */
  proposer: string().required(),
  /** What became of the motion. A motion lapses if a counter-proposal replaced the proposal that it was about. */
  state: string().oneOf(motionStates).required(),
  /** Whether the proposal was changed after the text of this open amendment was written. The text must be written again before a ballot. */
  is_outdated: boolean().required(),
  /** The counter of changes. An edit sends the version that it is based on. */
  version: number().integer().required(),
});

/** What the board writes about a motion. */
export const motionForm = object({
  /** Whether the motion changes the proposal, or comes in its place. */
  kind: string().oneOf(motionKinds).required(),
  /** What the motion asks, as one line. */
  text: string().trim().max(MOTION_TEXT_LENGTH_MAX).required(),
  /** The whole text of the proposal as it reads if the motion is carried, as plain text with line breaks. */
  wording: string().trim().max(WORDING_LENGTH_MAX).required(),
  /** Who proposes the motion. */
  proposer: string().trim().max(MOTION_PROPOSER_LENGTH_MAX).required(),
}).exact();

export const createMotionBody = motionForm
  .shape({
    /** The id of an agenda item of the meeting with a proposal. */
    item_id: id().required(),
  })
  .exact();

export const updateMotionBody = motionForm.shape({ version: editedVersion }).exact();

export const moveMotionBody = object({
  version: editedVersion,
  /** The id of the motion about the same item that the moved one comes after; null for the first place. If it is gone, the call fails with `conflict`. */
  after_id: id().defined().nullable(),
}).exact();

export const withdrawMotionBody = object({ version: editedVersion }).exact();

const changes = ['forbidden', 'not_found', 'conflict', 'meeting_not_held', 'motion_closed'] as const;

export const shapes = {
  listMotions: {
    response: object({
      /** The motions, by agenda item in the order of voting; empty if there are none. */
      data: array(motion).required(),
    }),
    errors: ['not_found'],
  },
  createMotion: {
    body: createMotionBody,
    response: motion,
    status: 201,
    errors: ['forbidden', 'not_found', 'meeting_not_held', 'item_has_ballot', 'too_many_motions'],
  },
  updateMotion: { body: updateMotionBody, response: motion, errors: changes },
  moveMotion: { body: moveMotionBody, response: motion, errors: changes },
  withdrawMotion: { body: withdrawMotionBody, response: motion, errors: changes },
} as const satisfies Shapes;

export const motionsContract = defineContract(motionsOperations, shapes);

export type Motion = InferType<typeof motion>;
export type MotionForm = InferType<typeof motionForm>;
export type CreateMotionBody = InferType<typeof createMotionBody>;
export type UpdateMotionBody = InferType<typeof updateMotionBody>;
export type MoveMotionBody = InferType<typeof moveMotionBody>;
export type WithdrawMotionBody = InferType<typeof withdrawMotionBody>;
