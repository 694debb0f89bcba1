import { type InferType, lazy, object, string } from 'yup';

const notification = object({
  type: string().oneOf(['notification']).required(),
  association_id: string().required(),
  run_id: string().required(),
  user_id: string().required(),
});

const digest = object({
  type: string().oneOf(['digest']).required(),
  user_id: string().required(),
  since: string().required(),
  until: string().required(),
});

/** A mail is stored with its source, and composed from the source when it is sent. */
export type MailSource = InferType<typeof notification> | InferType<typeof digest>;

export const mailSource = lazy((value: { type?: unknown } | undefined) =>
  value?.type === 'digest' ? digest : notification,
);
