import type { Brand } from '@mijn/domain/brand';

/**
 * The second factor that the provider requires of a member (docs/decisions/0234). What decides whether a session or an access token
 * may make a call reads it with the statements of this module, so that no way in has a rule of its own.
 */
export interface RequiredSecondFactor {
  required_from: Date;
  /** Whether that time has passed. */
  is_due: boolean;
  /** Whether the member has a passkey, which is a second factor too. A suspended one is none. */
  has_passkey: boolean;
}

/** Returns the rights of which the provider requires a second factor; none by default. */
export const rolesWithFactor = ({ brand }: { brand: Brand }): string[] => [
  ...new Set(brand.require_second_factor ?? []),
];

/**
 * Returns the SQL that joins the requirement of a user as `f`, if the user has one of the rights in any association. The rights are stored
 * with the requirement, so that a call reads no memberships of other associations.
 * @param roles the parameter with the rights.
 * @param condition a further condition on the session.
 */
export const requirementJoin = (user: string, roles: string, condition = 'true'): string =>
  `left join second_factor_requirements f on f.user_id = ${user} and ${condition} and f.rights && ${roles}::text[]`;

/** The SQL columns of the requirement that `requirementJoin` joins. */
export const requirementColumns = (
  now: string,
): string => `f.required_from, f.required_from <= ${now} as is_due,
      f.user_id is not null and ${hasPasskey('f.user_id')} as has_passkey`;

/** Returns the SQL condition that a user has a passkey that proves something by itself. */
export const hasPasskey = (user: string): string =>
  `exists (select from passkeys p where p.user_id = ${user} and p.suspended_at is null)`;

/** The columns of a requirement, which are null without one. */
export interface RequirementRow {
  required_from: Date | null;
  is_due: boolean | null;
  has_passkey: boolean;
}

/** Returns the requirement in a row, or null if none applies to the user. */
export const requirementOf = ({
  required_from,
  is_due,
  has_passkey,
}: RequirementRow): RequiredSecondFactor | null =>
  required_from && { required_from, is_due: is_due ?? false, has_passkey };

/** Returns whether a member has to set up a second factor before anything else. */
export const mustSetUp = ({
  has_two_factor,
  required_second_factor,
}: {
  has_two_factor: boolean;
  required_second_factor: RequiredSecondFactor | null;
}): boolean =>
  required_second_factor !== null &&
  required_second_factor.is_due &&
  !has_two_factor &&
  !required_second_factor.has_passkey;

/** Returns the SQL condition that a user `u` has to set up a second factor first, by the requirement `f`. */
const lacksFactor = (now: string): string =>
  `f.required_from <= ${now} and u.totp_secret is null and not ${hasPasskey('u.id')}`;

/**
 * Returns the SQL conditions that a session `s`, or an access token, of a user `u` may make no calls before a second factor is given or
 * set up, by the requirement that `requirementJoin` joins as `f`. They are null without a requirement.
 */
export const isHeldBack = (now: string): string =>
  `(${lacksFactor(now)} or f.required_from <= ${now} and u.totp_secret is null and s.two_factor_at is null)`;
export const mustSetUpToken = (now: string): string => `(${lacksFactor(now)})`;
