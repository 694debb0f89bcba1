import { array, type InferType, number, object, string } from 'yup';
import { authUser } from '../auth/auth.contract.ts';
import { PASSKEY_NAME_LENGTH_MAX, PASSKEYS_MAX } from '../limits/limits.ts';
import { defineContract, id } from '../wire/wire.contract.ts';
import type { Shapes } from '../wire/wire.ts';
import { encoded, passkeyResponse } from './passkey-response.contract.ts';
import { passkeysOperations, passkeyTransports } from './passkeys.ts';

/** A passkey of the member. */
export const passkey = object({
  id: id().required(),
  name: string().required(),
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
  id: string().required(),
  type: string()
    .oneOf(['public-key'] as const)
    .required(),
  transports: array(string().oneOf(passkeyTransports).required()).required(),
});

/** The options to create a passkey, in the JSON of WebAuthn §5.1.9. */
export const creationOptions = object({
  challenge: string().required(),
  rp: object({ id: string().required(), name: string().required() }).required(),
  user: object({
    id: string().required(),
    name: string().required(),
    displayName: string().required(),
  }).required(),
  pubKeyCredParams: array(
    object({
      alg: number().integer().required(),
      type: string()
        .oneOf(['public-key'] as const)
        .required(),
    }),
  ).required(),
  timeout: number().integer().required(),
  excludeCredentials: array(knownPasskey).required(),
  authenticatorSelection: object({
    residentKey: string()
      .oneOf(['required'] as const)
      .required(),
    userVerification: string()
      .oneOf(['required'] as const)
      .required(),
  }).required(),
  attestation: string()
    .oneOf(['none'] as const)
    .required(),
});

/** The options to prove something with a passkey, in the JSON of WebAuthn §5.1.10. */
export const requestOptions = object({
  challenge: string().required(),
  rpId: string().required(),
  timeout: number().integer().required(),
  userVerification: string()
    .oneOf(['required'] as const)
    .required(),
  /** The passkeys of the member; empty for a login, where the browser knows which ones it has. */
  allowCredentials: array(knownPasskey).required(),
});

/** A new passkey as the browser returns it, in the JSON of WebAuthn §5.1. Further fields are ignored. */
export const newPasskey = object({
  id: encoded(1400),
  response: object({
    clientDataJSON: encoded(4000),
    attestationObject: encoded(20_000),
    transports: array(string().max(40).required()).max(20),
  }).required(),
});

export const addPasskeyBody = object({ name: passkeyName, passkey: newPasskey.required() }).exact();
export const renamePasskeyBody = object({ name: passkeyName }).exact();
export const passkeyResponseBody = object({ passkey: passkeyResponse.required() }).exact();

export type Passkey = InferType<typeof passkey>;
export type NewPasskey = InferType<typeof newPasskey>;
export type CreationOptions = InferType<typeof creationOptions>;
export type RequestOptions = InferType<typeof requestOptions>;
export type { PasskeyResponse } from './passkey-response.contract.ts';

export const shapes = {
  listPasskeys: {
    response: object({ data: array(passkey).max(PASSKEYS_MAX).required() }),
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
