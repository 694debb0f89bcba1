import { array, boolean, type InferType, number, object, string } from 'yup';
import { defineContract, id, listResponse, pageQuery } from '../wire/wire.contract.ts';
import type { Shapes } from '../wire/wire.ts';
import { auditActions } from '../activity/activity.ts';
import { securityOperations } from './security.ts';

/** Whether the second factor is on, and the number of recovery codes that have not been used. */
export const twoFactor = object({
  /** Whether the account asks for a code of an authenticator app. Passkeys are listed apart. */
  is_enabled: boolean().required(),
  /** The number of recovery codes that were not used; 0 without a second factor. */
  recovery_codes_left: number().integer().min(0).required(),
  /** From when the provider requires a second factor of the member, by app or by passkey. It is missing if it does not. */
  required_from: string().datetime().optional(),
});

/** The secret for an authenticator app. It counts only after `enableTwoFactor` has confirmed it. */
export const twoFactorSetup = object({
  /** The secret in Base32, to type into the app. */
  secret: string().required(),
  /** The `otpauth:` address with the secret, for the QR code. */
  address: string().required(),
});

export const enableTwoFactorBody = object({
  /** A code that the app shows with the new secret. */
  code: string().trim().max(40).required(),
}).exact();

/** The current password, and a code of the app or a recovery code. */
export const disableTwoFactorBody = object({
  /** The current password of the member. */
  password: string().max(1000).required(),
  /** A code of the app, or a recovery code. */
  code: string().trim().max(40).required(),
}).exact();

/** The new recovery codes. They are shown once, because only their hashes are stored. */
export const recoveryCodes = object({
  /** The codes, each of which works once. */
  recovery_codes: array(string().required()).required(),
});

const deviceFields = {
  /** The name of the browser; null if it is unknown. */
  browser: string().defined().nullable(),
  /** The name of the operating system; null if it is unknown. */
  system: string().defined().nullable(),
  /** The kind of device, which is `computer` if it is unknown. */
  kind: string()
    .oneOf(['phone', 'tablet', 'computer'] as const)
    .required(),
  /** The place in words; null without a table of places. */
  place: string().defined().nullable(),
};

/** A session of the member. */
export const signedInDevice = object({
  /** The id of the session, a UUID, which `signOutDevice` takes. */
  id: id().required(),
  ...deviceFields,
  /** The time of the login, in UTC. */
  signed_in_at: string().datetime().required(),
  /** The time of the last call of the session, in UTC and to the minute. */
  last_seen_at: string().datetime().required(),
  /** Whether this is the session of the call. */
  is_this: boolean().required(),
});

/** A change by provider staff who acted for the member. */
const staffChange = object({
  /** The time of the change, in UTC. */
  happened_at: string().datetime().required(),
  /** The method and path of the operation: `PATCH /associations/{association_id}/archive/…`. */
  call: string().required(),
});

/** One session of provider staff who acted for the member. */
export const staffAccess = object({
  /** The id of the session, a UUID. */
  id: id().required(),
  /** The name of the member of staff. */
  staff_name: string().required(),
  /** Why the member of staff asked for access, in their words. */
  reason: string().required(),
  /** Whether the member of staff could only look. */
  is_read_only: boolean().required(),
  /** The time at which the session began, in UTC. */
  started_at: string().datetime().required(),
  /** The end of the session; null while it is unknown. */
  ended_at: string().datetime().defined().nullable(),
  /** What the member of staff changed, in the order of time; empty if nothing. */
  changes: array(staffChange).required(),
});

/** An event in the account of the member. */
export const activity = object({
  /** The id of the event, a UUID. */
  id: id().required(),
  /** The time of the event, in UTC. */
  happened_at: string().datetime().required(),
  /** What happened. New kinds can come. */
  action: string().oneOf(auditActions).required(),
  /** The member of staff who acted for the member; null if the member did it. */
  staff_name: string().defined().nullable(),
  /** The method and path of the operation of `call_by_staff`; null for other events. */
  call: string().defined().nullable(),
  /** The browser in which it happened; null if it is unknown. */
  browser: string().defined().nullable(),
  /** The operating system of the device; null if it is unknown. */
  system: string().defined().nullable(),
});

export type TwoFactor = InferType<typeof twoFactor>;
export type TwoFactorSetup = InferType<typeof twoFactorSetup>;
export type SignedInDevice = InferType<typeof signedInDevice>;
export type StaffAccess = InferType<typeof staffAccess>;
export type Activity = InferType<typeof activity>;

const pagesQuery = object(pageQuery()).exact();

export const shapes = {
  getTwoFactor: { response: twoFactor },
  startTwoFactor: { response: twoFactorSetup, errors: ['sudo_required', 'forbidden', 'conflict'] },
  enableTwoFactor: {
    body: enableTwoFactorBody,
    response: recoveryCodes,
    errors: ['sudo_required', 'reset_required', 'forbidden', 'conflict', 'too_many_requests'],
  },
  disableTwoFactor: {
    body: disableTwoFactorBody,
    errors: ['forbidden', 'conflict', 'last_second_factor', 'reset_required', 'too_many_requests'],
  },
  renewRecoveryCodes: { response: recoveryCodes, errors: ['sudo_required', 'forbidden', 'conflict'] },
  listDevices: {
    response: object({
      /** The sessions of the member that have not ended, the last used first. */
      data: array(signedInDevice).required(),
    }),
    errors: ['forbidden'],
  },
  signOutDevice: { errors: ['forbidden', 'not_found'] },
  signOutEverywhere: { errors: ['forbidden'] },
  listStaffAccess: { query: pagesQuery, response: listResponse(staffAccess) },
  listActivity: { query: pagesQuery, response: listResponse(activity), errors: ['forbidden'] },
} as const satisfies Shapes;

export const securityContract = defineContract(securityOperations, shapes);
