import { array, type InferType, number, object, string } from 'yup';
import { authUser } from '../auth/auth.contract.ts';
import { PASSKEY_NAME_LENGTH_MAX, PASSKEYS_MAX } from '../limits/limits.ts';
import { defineContract, id } from '../wire/wire.contract.ts';
import type { Shapes } from '../wire/wire.ts';
import { encoded, passkeyResponse } from './passkey-response.contract.ts';
import { passkeysOperations, passkeyTransports } from './passkeys.ts';

/** A passkey of the member. */
export const passkey = object({
  /** The id of the passkey in the portal, a UUID. Renaming and removing take it. */
  id: id().required(),
  /** The name that the member gave it. */
  name: string().required(),
  /** The time at which the member made the passkey, in UTC. */
  created_at: string().datetime().required(),
  /** The last time that the member signed in or confirmed something with it; null before the first time. */
  last_used_at: string().datetime().defined().nullable(),
});

/** The name of a passkey, which is one line. */
export const passkeyName = string()
  .trim()
  .min(1)
  .max(PASSKEY_NAME_LENGTH_MAX)
  .matches(/^\P{Cc}*$/u)
  .required();

/** A passkey that the browser may use, or that exists already. */
const knownPasskey = object({
  /** The id of the credential, in base64url. */
  id: string().required(),
  /** The type of the credential, which is always `public-key`. */
  type: string()
    .oneOf(['public-key'] as const)
    .required(),
  /** How the browser can reach the authenticator; empty if it is unknown. */
  transports: array(string().oneOf(passkeyTransports).required()).required(),
});

/** The options to create a passkey, in the JSON of WebAuthn §5.1.9. */
export const creationOptions = object({
  /** The challenge that the response signs, in base64url. It works once. */
  challenge: string().required(),
  /** The site that the passkey is for. */
  rp: object({
    /** The domain of the portal. */
    id: string().required(),
    /** The name that the browser shows. */
    name: string().required(),
  }).required(),
  /** The account that the passkey is for. */
  user: object({
    /** The handle of the account, in base64url. */
    id: string().required(),
    /** The e-mail address, by which the browser tells accounts apart. */
    name: string().required(),
    /** The name of the member, which the browser shows. */
    displayName: string().required(),
  }).required(),
  /** The signature algorithms that the server accepts, the best first. */
  pubKeyCredParams: array(
    object({
      /** The number of the algorithm in COSE, such as -7 for ES256. */
      alg: number().integer().required(),
      /** The type of the credential, which is always `public-key`. */
      type: string()
        .oneOf(['public-key'] as const)
        .required(),
    }),
  ).required(),
  /** The time that the member has, in milliseconds. */
  timeout: number().integer().required(),
  /** The passkeys that the member has already, so that a device does not make a second one. */
  excludeCredentials: array(knownPasskey).required(),
  /** What the authenticator must do. */
  authenticatorSelection: object({
    /** The passkey is kept by the authenticator, so that a login needs no e-mail address. */
    residentKey: string()
      .oneOf(['required'] as const)
      .required(),
    /** The authenticator asks for a fingerprint, a face or a PIN. */
    userVerification: string()
      .oneOf(['required'] as const)
      .required(),
  }).required(),
  /** Which proof of the make of the authenticator is asked: none. */
  attestation: string()
    .oneOf(['none'] as const)
    .required(),
});

/** The options to prove something with a passkey, in the JSON of WebAuthn §5.1.10. */
export const requestOptions = object({
  /** The challenge that the response signs, in base64url. It works once. */
  challenge: string().required(),
  /** The domain of the portal. */
  rpId: string().required(),
  /** The time that the member has, in milliseconds. */
  timeout: number().integer().required(),
  /** The authenticator asks for a fingerprint, a face or a PIN. */
  userVerification: string()
    .oneOf(['required'] as const)
    .required(),
  /** The passkeys of the member; empty for a login, where the browser knows which ones it has. */
  allowCredentials: array(knownPasskey).required(),
});

/** A new passkey as the browser returns it, in the JSON of WebAuthn §5.1. Further fields are ignored. */
export const newPasskey = object({
  /** The id of the new credential, in base64url. */
  id: encoded(1400),
  /** What the authenticator made. */
  response: object({
    /** What the browser signed: the challenge and the site, in base64url. */
    clientDataJSON: encoded(4000),
    /** The public key of the passkey, in base64url. */
    attestationObject: encoded(20_000),
    /** How the browser can reach the authenticator, such as `internal` or `usb`; left out if it does not say. */
    transports: array(string().max(40).required()).max(20),
  }).required(),
});

export const addPasskeyBody = object({
  name: passkeyName,
  /** The new passkey, as the browser returns it for the options of `startPasskey`. */
  passkey: newPasskey.required(),
}).exact();
export const renamePasskeyBody = object({ name: passkeyName }).exact();
export const passkeyResponseBody = object({
  /** The response of the passkey, as the browser returns it. */
  passkey: passkeyResponse.required(),
}).exact();

export type Passkey = InferType<typeof passkey>;
export type NewPasskey = InferType<typeof newPasskey>;
export type CreationOptions = InferType<typeof creationOptions>;
export type RequestOptions = InferType<typeof requestOptions>;
export type { PasskeyResponse } from './passkey-response.contract.ts';

export const shapes = {
  listPasskeys: {
    response: object({
      /** The passkeys, oldest first. */
      data: array(passkey).max(PASSKEYS_MAX).required(),
    }),
    errors: ['forbidden'],
  },
  startPasskey: { response: creationOptions, errors: ['sudo_required', 'forbidden', 'too_many_passkeys'] },
  addPasskey: {
    body: addPasskeyBody,
    response: passkey,
    status: 201,
    errors: ['sudo_required', 'forbidden', 'passkey_refused', 'too_many_passkeys'],
  },
  renamePasskey: { body: renamePasskeyBody, response: passkey, errors: ['forbidden', 'not_found'] },
  removePasskey: { errors: ['sudo_required', 'forbidden', 'not_found', 'last_second_factor'] },
  startPasskeyLogin: { response: requestOptions },
  loginWithPasskey: {
    body: passkeyResponseBody,
    response: authUser,
    errors: ['passkey_refused', 'too_many_requests'],
  },
  startPasskeyFactor: { response: requestOptions, errors: ['forbidden'] },
  confirmWithPasskey: {
    body: passkeyResponseBody,
    response: authUser,
    errors: ['forbidden', 'passkey_refused', 'reset_required', 'too_many_requests'],
  },
  startPasskeySudo: { response: requestOptions, errors: ['forbidden'] },
} as const satisfies Shapes;

export const passkeysContract = defineContract(passkeysOperations, shapes);
