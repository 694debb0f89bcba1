import { type InferType, object, string } from 'yup';

export const encoded = (max: number) =>
  string()
    .matches(/^[\w-]+$/u)
    .max(max)
    .required();

/** The proof with a passkey as the browser returns it, in the JSON of WebAuthn §5.1. Further fields are ignored. */
export const passkeyResponse = object({
  id: encoded(1400),
  response: object({
    clientDataJSON: encoded(4000),
    authenticatorData: encoded(4000),
    signature: encoded(4000),
    /** The user that the passkey was created for. Security keys leave it out if the options name the passkey. */
    userHandle: string()
      .matches(/^[\w-]*$/u)
      .max(200)
      .nullable(),
  }).required(),
});

export type PasskeyResponse = InferType<typeof passkeyResponse>;
