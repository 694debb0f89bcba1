import { array, boolean, type InferType, number, object, string } from 'yup';
import { LETTERS_CODE_LENGTH } from '../limits/limits.ts';
import { defineContract, id, listResponse, pageQuery } from '../wire/wire.contract.ts';
import type { Shapes } from '../wire/wire.ts';
import { convocationsOperations, deliveryStates, deliveryWays } from './convocations.ts';

/** A convocation as the members got it. Nothing changes it. */
export const convocation = object({
  /** The id of the convocation, a UUID. */
  id: id().required(),
  /** The number of the convocation among those of its meeting, from 1. Later ones say what changed. */
  version: number().integer().required(),
  /** The time from which it does not change, in UTC. The mails follow at once. */
  frozen_at: string().datetime().required(),
  /** The SHA-256 hash of its content, in hexadecimal. */
  hash: string().required(),
  /** The number of documents that belong to it. */
  document_count: number().integer().required(),
  /** The number of members to whom it was delivered so far: the mails that were handed over, and the letters that were posted. */
  delivery_count: number().integer().required(),
});

/** How many days before the meeting the members are convened. The days of the convocation and of the meeting are not counted. */
const notice = object({
  /** The days that a convocation of now leaves. */
  days_given: number().integer().required(),
  /** The days that the rules of the association want. */
  days_needed: number().integer().required(),
  /** The days that they want if a matter is urgent; null if they do not have that. */
  days_urgent: number().integer().defined().nullable(),
});

/** The convocations of a meeting. */
export const convocationList = object({
  /** The convocations, newest first. */
  data: array(convocation).required(),
  /** Whether the caller may send one now: for the board, before the meeting begins, if it has an agenda that the members do not have as it is. */
  may_send: boolean().required(),
  /** The notice that the members would get; null unless the caller may send a convocation. Too few days forbid nothing: the board decides. */
  notice: notice.defined().nullable(),
  /** The number of members who would be mailed; null unless the caller may send one. */
  recipient_count: number().integer().defined().nullable(),
  /**
   * The number of owners without an account who still need a letter: of the newest convocation, or of the first one that the caller may send.
   * Null for others than the board, and without either.
   */
  letter_count: number().integer().defined().nullable(),
});

export const convocationForm = object({
  /** The version that the new convocation gets: one more than that of the newest one. If another one came between, the call fails with `conflict`. */
  version: number().integer().min(1).required(),
}).exact();

export const postedLettersForm = object({
  /**
   * The code on the first page of the letters that were posted. If other letters are due meanwhile, such as for a new owner, the call fails
   * with `letters_changed`.
   */
  code: string()
    .trim()
    .matches(new RegExp(`^\\d{${LETTERS_CODE_LENGTH}}$`, 'u'))
    .required(),
}).exact();

/** The mail or the letter of a convocation to one member. */
export const delivery = object({
  /** The place in the chain, from 1. */
  position: number().integer().required(),
  /** The name of the member at that time. */
  name: string().required(),
  /** The e-mail address at that time; null for a letter. */
  email: string().defined().nullable(),
  /** The name of the apartment to which the letter went; null for a mail. */
  apartment: string().defined().nullable(),
  /** How the member got the convocation. */
  way: string().oneOf(deliveryWays).required(),
  /** The time at which the mail was handed over for sending, or the letter was recorded as posted, in UTC. */
  delivered_at: string().datetime().required(),
  /** What happened to the mail since. It is not part of the chain. */
  state: string().oneOf(deliveryStates).required(),
  /** The SHA-256 hash of this delivery and of the one before it, in hexadecimal. */
  hash: string().required(),
});

export const shapes = {
  listConvocations: { response: convocationList, errors: ['not_found'] },
  createConvocation: {
    body: convocationForm,
    response: convocation,
    status: 201,
    errors: ['forbidden', 'not_found', 'meeting_begun', 'conflict'],
  },
  downloadPdf: { sends: 'pdf', errors: ['not_found', 'convocation_altered'] },
  downloadZip: { sends: 'zip', errors: ['not_found', 'file_missing', 'convocation_altered'] },
  downloadLetters: { sends: 'pdf', errors: ['forbidden', 'not_found', 'convocation_altered'] },
  postLetters: {
    body: postedLettersForm,
    response: convocation,
    errors: ['forbidden', 'not_found', 'meeting_begun', 'convocation_altered', 'letters_changed'],
  },
  listDeliveries: {
    query: object(pageQuery()).exact(),
    response: listResponse(delivery).shape({
      /** Whether the whole chain is as it was written: no delivery was changed, added between or removed. */
      is_unchanged: boolean().required(),
    }),
    errors: ['forbidden', 'not_found'],
  },
  downloadDeliveries: { sends: 'csv', errors: ['forbidden', 'not_found'] },
} as const satisfies Shapes;

export const convocationsContract = defineContract(convocationsOperations, shapes);

export type Convocation = InferType<typeof convocation>;
export type ConvocationList = InferType<typeof convocationList>;
export type ConvocationForm = InferType<typeof convocationForm>;
export type PostedLettersForm = InferType<typeof postedLettersForm>;
export type Delivery = InferType<typeof delivery>;
