import { array, boolean, type InferType, number, object, string } from 'yup';
import { association } from '../associations/associations.contract.ts';
import { newPassword } from '../auth/auth.contract.ts';
import { NAME_LENGTHS_MAX, salutations } from '../names/names.ts';
import { passkeyResponse } from '../passkeys/passkey-response.contract.ts';
import { requestOptions } from '../passkeys/passkeys.contract.ts';
import { PHONE_LENGTH_MAX, toInternational } from '../phones/phones.ts';
import { defineContract, editedVersion, id } from '../wire/wire.contract.ts';
import type { Shapes } from '../wire/wire.ts';
import { profileOperations } from './profile.ts';

const part = () => string().defined().nullable();

/** A new e-mail address that counts after the click in the mail that was sent to it. */
const pendingEmail = object({
  /** The new e-mail address. */
  email: string().required(),
  /** The time at which the member asked for the change, in UTC. */
  requested_at: string().datetime().required(),
  /** The time after which the link in the mail does not work any more. */
  expires_at: string().datetime().required(),
});

/** The name and contact data of a member. A part that is not filled in is null. */
export const profile = object({
  /** The name that the portal shows. */
  name: string().required(),
  /** The salutation, of which `none` says that the member wants none; null if it is not filled in. */
  salutation: string().oneOf(salutations).defined().nullable(),
  /** The initials, such as `A.B.`; null if they are not filled in. */
  initials: part(),
  /** The first name; null if it is not filled in. */
  first_name: part(),
  /** The part before the last name, such as `van der`; null if there is none. */
  name_prefix: part(),
  /** The last name, without the part before it; null if it is not filled in. */
  last_name: part(),
  /** The e-mail address that the member signs in with and that mails go to. */
  email: string().required(),
  /** A telephone number, as it was typed; null if it is not filled in. */
  phone: part(),
  /** A mobile number, as it was typed; null if it is not filled in. */
  mobile: part(),
  /** The new e-mail address that still waits for the click in its mail; null if none does. */
  pending_email: pendingEmail.defined().nullable(),
  /** The counter of changes of names and telephone numbers. A change sends the version that it is based on. */
  version: number().integer().required(),
});

export type Profile = InferType<typeof profile>;

const line = (max: number) =>
  string()
    .trim()
    .max(max)
    .matches(/^\P{Cc}*$/u);

export const personalForm = object({
  /** The salutation, of which `none` says that the member wants none; empty if it is not filled in. */
  salutation: string()
    .oneOf(['', ...salutations])
    .defined(),
  /** The initials, such as `A.B.`; empty for none. */
  initials: line(NAME_LENGTHS_MAX.initials).defined(),
  /** The first name; empty for none. */
  first_name: line(NAME_LENGTHS_MAX.first_name).defined(),
  /** The part before the last name, such as `van der`; empty for none. */
  name_prefix: line(NAME_LENGTHS_MAX.name_prefix).defined(),
  /** The last name, without the part before it. */
  last_name: line(NAME_LENGTHS_MAX.last_name).required(),
}).exact();

const phone = () =>
  line(PHONE_LENGTH_MAX)
    .test('invalid_phone', (text) => !text || toInternational(text) !== undefined)
    .defined();

const email = () => string().trim().email().max(254).required();

export const contactForm = object({
  /** The e-mail address. Another one counts after the click in the mail to it. */
  email: email(),
  /** A telephone number; empty for none. */
  phone: phone(),
  /** A mobile number; empty for none. */
  mobile: phone(),
}).exact();

const version = { version: editedVersion };

export const updatePersonalBody = personalForm.shape(version).exact();

export const updateContactBody = object({
  /** A telephone number; empty for none. */
  phone: phone(),
  /** A mobile number; empty for none. */
  mobile: phone(),
  ...version,
}).exact();

/** A new password, with the current one as proof that this is the member. */
export const updatePasswordBody = newPassword
  .shape({
    /** The password until now. A wrong one is the error `wrong_password` of this field. */
    current_password: string().max(1000).required(),
  })
  .exact();

export const requestEmailBody = object({
  /** The new e-mail address, to which a mail goes. */
  email: email(),
}).exact();

/** The body of a call with the link of a mail about an e-mail address. */
export const emailTokenBody = object({
  /** The token of the link in the mail. */
  token: string().max(200).required(),
}).exact();

/**
 * The link of the mail about an undo, with a code of the second factor, a recovery code, or the response of a passkey to the options
 * of `startStopWaiting`.
 */
export const stopWaitingBody = emailTokenBody
  .shape({
    /** A code of the authenticator app or a recovery code; required without a `passkey`. */
    code: string()
      .trim()
      .max(40)
      .when('passkey', ([passkey]: unknown[], code) => (passkey === undefined ? code.required() : code)),
    /** The response of a passkey to the options of `startStopWaiting`, instead of a code. */
    passkey: passkeyResponse.default(undefined).optional(),
  })
  .exact();

export const addressKinds = ['apartment', 'home', 'postal', 'invoice'] as const;

export const address = object({
  /** The id of the address, a UUID. */
  id: id().required(),
  /** What the address is for: the apartment itself, or where the owner lives and receives mail or invoices. */
  kind: string().oneOf(addressKinds).required(),
  /** The receiver of the mail at this address, if it is somebody else; null otherwise. */
  addressee: part(),
  /** The street with the house number. */
  street: string().required(),
  /** The postal code; null if there is none. */
  postal_code: part(),
  /** The town. */
  city: string().required(),
  /** The country as two letters (ISO 3166-1). */
  country: string().required(),
});

export type Address = InferType<typeof address>;

/** The roles and addresses of a member in one association. */
export const associationAddresses = object({
  /** The association, with the roles of the member in it. */
  association: association.required(),
  /** The addresses that the provider has of the member; empty if it has none. */
  addresses: array(address).required(),
});

export type AssociationAddresses = InferType<typeof associationAddresses>;

export const shapes = {
  getProfile: { response: profile },
  updatePersonal: { body: updatePersonalBody, response: profile, errors: ['conflict'] },
  updateContact: { body: updateContactBody, response: profile, errors: ['conflict'] },
  listAddresses: {
    response: object({
      /** One for each association of the member. */
      data: array(associationAddresses).required(),
    }),
  },
  /** A wrong current password is the error `wrong_password` of its field. */
  updatePassword: { body: updatePasswordBody, errors: ['forbidden', 'reset_required', 'too_many_requests'] },
  /** The response is the same for an address that another user has. */
  requestEmail: {
    body: requestEmailBody,
    response: profile,
    errors: ['forbidden', 'sudo_required', 'too_many_requests'],
  },
  resendEmail: { response: profile, errors: ['forbidden', 'not_found', 'too_many_requests'] },
  cancelEmail: { response: profile, errors: ['forbidden'] },
  confirmEmail: {
    body: emailTokenBody,
    response: object({
      /** The e-mail address that the account has now. */
      email: string().required(),
    }),
    errors: ['email_link_invalid', 'too_many_requests'],
  },
  undoEmail: {
    body: emailTokenBody,
    response: object({
      /** The e-mail address from before the change. */
      email: string().required(),
      /** Whether the account has this address now. It has not if another account has got it meanwhile. */
      is_restored: boolean().required(),
    }),
    errors: ['email_link_invalid', 'too_many_requests'],
  },
  startStopWaiting: {
    body: emailTokenBody,
    response: requestOptions,
    errors: ['email_link_invalid', 'too_many_requests'],
  },
  /** A wrong code is the error `invalid_code` of its field. */
  stopWaiting: {
    body: stopWaitingBody,
    errors: ['email_link_invalid', 'passkey_refused', 'reset_required', 'too_many_requests'],
  },
} as const satisfies Shapes;

export const profileContract = defineContract(profileOperations, shapes);

export type StopWaitingBody = InferType<typeof stopWaitingBody>;
export type UpdatePersonalBody = InferType<typeof updatePersonalBody>;
export type UpdateContactBody = InferType<typeof updateContactBody>;
export type UpdatePasswordBody = InferType<typeof updatePasswordBody>;
