import { array, boolean, type InferType, number, object, string } from 'yup';
import { defineContract, id } from '../wire/wire.contract.ts';
import type { Shapes } from '../wire/wire.ts';
import { notificationKinds, notificationsOperations } from './notifications.ts';

export const CHOICES_MAX = 500;

/** Whether a member is told about one kind of news of one association, by mail and on devices. */
export const notificationChoice = object({
  /** The id of the association, a UUID. */
  association_id: id().required(),
  /** The kind of news. */
  kind: string().oneOf(notificationKinds).required(),
  /** Whether the member receives mails about it. */
  is_on: boolean().required(),
  /** Whether the devices of the member that receive pushes get one about it. Always false for kinds of the daily digest. */
  is_push_on: boolean().required(),
});

/** A choice to change. */
export const choiceToSet = notificationChoice.shape({
  /** Whether devices get a push about it. A call without it leaves it as it is, and kinds of the daily digest have none. */
  is_push_on: boolean(),
});

/** Every choice of a member: each kind that is for the member, of each association, sorted by the code of the association. */
export const choicesResponse = object({
  /** The choices, by the code of the association. */
  data: array(notificationChoice).required(),
});

export const setChoicesBody = object({
  /** The choices to change. Those that are left out stay as they are. */
  choices: array(choiceToSet.exact()).min(1).max(CHOICES_MAX).required(),
}).exact();

/** The notifications that the link in a mail switches off. */
export const subscription = object({
  /** The kind of news, or `digest` for the whole daily digest. */
  kind: string()
    .oneOf([...notificationKinds, 'digest'])
    .required(),
  /** The name of the association, or null for all associations of the member. */
  association_name: string().defined().nullable(),
  /** Whether the mails of the link are on. */
  is_on: boolean().required(),
});

/** The number of members whom a mail about a message or newsletter goes to, if it is sent now. */
export const recipientCount = object({
  /** The number of members, without the author. */
  recipients: number().integer().required(),
});

/** The progress of the mail about a message or newsletter. */
export const mailProgress = object({
  /** The members to whom a mail was queued so far; null if the mails are from before they were counted. */
  queued: number().integer().defined().nullable(),
  /** The mails that were sent; null likewise. A member who left or switched the mail off meanwhile gets none. */
  sent: number().integer().defined().nullable(),
  /** Whether nothing more is sent. */
  is_finished: boolean().required(),
});

export type RecipientCount = InferType<typeof recipientCount>;
export type MailProgress = InferType<typeof mailProgress>;

export const shapes = {
  listChoices: { response: choicesResponse },
  setChoices: { body: setChoicesBody, response: choicesResponse, errors: ['not_found'] },
  getSubscription: { response: subscription, errors: ['not_found'] },
  unsubscribe: { response: subscription, errors: ['not_found'] },
  resubscribe: { response: subscription, errors: ['not_found'] },
  unsubscribeInOneClick: { errors: ['not_found'] },
  openUnsubscribePage: { sends: 'redirect' },
} as const satisfies Shapes;

export const notificationsContract = defineContract(notificationsOperations, shapes);

export type NotificationChoice = InferType<typeof notificationChoice>;
export type ChoiceToSet = InferType<typeof choiceToSet>;
export type Subscription = InferType<typeof subscription>;
