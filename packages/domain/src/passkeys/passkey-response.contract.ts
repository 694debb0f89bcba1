import { type InferType, object, string } from 'yup';

export const encoded = (max: number) =>
  string()
    .matches(/^[\w-]+$/u)
    .max(max)
    .required();

/** The proof with a passkey as the browser returns it, in the JSON of WebAuthn §5.1. Further fields are ignored. */
export const passkeyResponse = object({
  /** The id of the credential, in base64url. */
  id: encoded(1400),
  /** What the authenticator signed. */
  response: object({
    /** What the browser signed: the challenge and the site, in base64url. */
    clientDataJSON: encoded(4000),
    /** The data of the authenticator, in base64url. */
    authenticatorData: encoded(4000),
    /** The signature over both, in base64url. */
    signature: encoded(4000),
    /** The user that the passkey was created for. Security keys leave it out if the options name the passkey. */
    userHandle: string()
      .matches(/^[\w-]*$/u)
      .max(200)
      .nullable(),
  }).required(),
});

export type PasskeyResponse = InferType<typeof passkeyResponse>;
