import { array, boolean, type InferType, number, object, string } from 'yup';
import { LIST_PAGE_SIZE, LIST_PAGE_SIZE_MAX } from '../limits/limits.ts';
import { defineContract, id, listResponse } from '../wire/wire.contract.ts';
import type { Shapes } from '../wire/wire.ts';
import { auditActions } from '../activity/activity.ts';
import { securityOperations } from './security.ts';

/** Whether the second factor is on, and the number of recovery codes that have not been used. */
export const twoFactor = object({
  is_enabled: boolean().required(),
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

export const enableTwoFactorBody = object({ code: string().trim().max(40).required() }).exact();

/** The current password, and a code of the app or a recovery code. */
export const disableTwoFactorBody = object({
  password: string().max(1000).required(),
  code: string().trim().max(40).required(),
}).exact();

/** The new recovery codes. They are shown once, because only their hashes are stored. */
export const recoveryCodes = object({ recovery_codes: array(string().required()).required() });

const deviceFields = {
  browser: string().defined().nullable(),
  system: string().defined().nullable(),
  kind: string()
    .oneOf(['phone', 'tablet', 'computer'] as const)
    .required(),
  /** The place in words; null without a table of places. */
  place: string().defined().nullable(),
};

/** A session of the member. */
export const signedInDevice = object({
  id: id().required(),
  ...deviceFields,
  signed_in_at: string().datetime().required(),
  last_seen_at: string().datetime().required(),
  /** Whether this is the session of the call. */
  is_this: boolean().required(),
});

/** A change by provider staff who acted for the member. */
const staffChange = object({
  happened_at: string().datetime().required(),
  /** The method and path of the operation: `PATCH /associations/{association_id}/archive/…`. */
  call: string().required(),
});

/** One session of provider staff who acted for the member. */
export const staffAccess = object({
  id: id().required(),
  staff_name: string().required(),
  reason: string().required(),
  is_read_only: boolean().required(),
  started_at: string().datetime().required(),
  /** The end of the session; null while it is unknown. */
  ended_at: string().datetime().defined().nullable(),
  changes: array(staffChange).required(),
});

/** An event in the account of the member. */
export const activity = object({
  id: id().required(),
  happened_at: string().datetime().required(),
  action: string().oneOf(auditActions).required(),
  /** The member of staff who acted for the member; null if the member did it. */
  staff_name: string().defined().nullable(),
  /** The method and path of the operation of `call_by_staff`; null for other events. */
  call: string().defined().nullable(),
  /** The way in which the member signed in; null for other events. */
  browser: string().defined().nullable(),
  system: string().defined().nullable(),
});

export type TwoFactor = InferType<typeof twoFactor>;
export type TwoFactorSetup = InferType<typeof twoFactorSetup>;
export type SignedInDevice = InferType<typeof signedInDevice>;
export type StaffAccess = InferType<typeof staffAccess>;
export type Activity = InferType<typeof activity>;

const pageQuery = object({
  page: number().integer().min(1).default(1),
  per_page: number().integer().min(1).max(LIST_PAGE_SIZE_MAX).default(LIST_PAGE_SIZE),
}).exact();

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
    response: object({ data: array(signedInDevice).required() }),
    errors: ['forbidden'],
  },
  signOutDevice: { errors: ['forbidden', 'not_found'] },
  signOutEverywhere: { errors: ['forbidden'] },
  listStaffAccess: { query: pageQuery, response: listResponse(staffAccess) },
  listActivity: { query: pageQuery, response: listResponse(activity), errors: ['forbidden'] },
} as const satisfies Shapes;

export const securityContract = defineContract(securityOperations, shapes);
