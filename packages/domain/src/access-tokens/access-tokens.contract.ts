import { array, boolean, type InferType, number, object, string } from 'yup';
import { ACCESS_TOKEN_NAME_LENGTH_MAX } from '../limits/limits.ts';
import { defineContract, id } from '../wire/wire.contract.ts';
import type { Shapes } from '../wire/wire.ts';
import { ACCESS_TOKEN_DAYS_MAX, accessTokenScopes, accessTokensOperations } from './access-tokens.ts';

/** A personal access token of the member, without the secret. */
export const accessToken = object({
  /** The id of the access token, a UUID. It is not the secret, and revoking takes it. */
  id: id().required(),
  /** The name that the member gave it, to tell it from the others. */
  name: string().required(),
  /** What the token allows: `read` only reads, `write` also changes. Never the security of the account. */
  scope: string().oneOf(accessTokenScopes).required(),
  /** The association that the token is limited to; null for all associations of the member. */
  association: object({
    /** The id of the association, a UUID. */
    id: id().required(),
    /** The short code that the provider uses. */
    code: string().required(),
    /** The name of the association. */
    name: string().required(),
  })
    .defined()
    .nullable(),
  /** The time at which the member made the token, in UTC. */
  created_at: string().datetime().required(),
  /** The time from which the token is refused as `unauthenticated`, in UTC. */
  expires_at: string().datetime().required(),
  /** Whether the token has expired. An expired token stays in the list for `EXPIRED_TOKEN_MS`. */
  is_expired: boolean().required(),
  /** The last call with the token, to the minute; null before the first call. */
  last_used_at: string().datetime().defined().nullable(),
});

/** A new access token, with the secret that is never sent again. */
export const newAccessToken = accessToken.shape({
  /** The secret, which begins with `mijn_pat_` and is sent as `Authorization: Bearer …`. Only its hash is stored. */
  token: string().required(),
});

/** The name of an access token, which is one line. */
const name = string()
  .trim()
  .min(1)
  .max(ACCESS_TOKEN_NAME_LENGTH_MAX)
  .matches(/^\P{Cc}*$/u)
  .required();

export const accessTokenForm = object({ name });

export const createAccessTokenBody = object({
  name,
  /** What the token allows: `read` only reads, `write` also changes. */
  scope: string().oneOf(accessTokenScopes).required(),
  /** The association that the token is limited to; null for all associations of the member. */
  association_id: id().defined().nullable(),
  /** The number of days after which the token ends, from 1. */
  expires_in_days: number().integer().min(1).max(ACCESS_TOKEN_DAYS_MAX).required(),
}).exact();

export type AccessToken = InferType<typeof accessToken>;
export type NewAccessToken = InferType<typeof newAccessToken>;
export type CreateAccessTokenBody = InferType<typeof createAccessTokenBody>;

export const shapes = {
  listAccessTokens: {
    response: object({
      /** The access tokens of the member, newest first. */
      data: array(accessToken).required(),
    }),
    errors: ['forbidden'],
  },
  createAccessToken: {
    body: createAccessTokenBody,
    response: newAccessToken,
    status: 201,
    /** `validation_failed` with `too_many` for the whole form, if the member has the maximum number of tokens. */
    errors: ['sudo_required', 'forbidden'],
  },
  revokeAccessToken: { errors: ['forbidden', 'not_found'] },
} as const satisfies Shapes;

export const accessTokensContract = defineContract(accessTokensOperations, shapes);
