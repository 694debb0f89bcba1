import type { Brand } from '@mijn/domain/brand';

/** All checks of sessions and tokens use the statements of this module, so that they agree (docs/decisions/0234). */
export interface RequiredSecondFactor {
  required_from: Date;
  /** Whether `required_from` has passed. */
  is_due: boolean;
  /** Whether the member has a passkey that is not suspended, which is a second factor too. */
  has_passkey: boolean;
}

export const rolesWithFactor = ({ brand }: { brand: Brand }): string[] => [
  ...new Set(brand.require_second_factor ?? []),
];

/**
 * Joins the requirement as `f`. Rights are stored with the requirement, so that a call reads no memberships of other
 * associations. @param roles the parameter with the rights. @param condition a further condition on the session.
 */
export const requirementJoin = (user: string, roles: string, condition = 'true'): string =>
  `left join second_factor_requirements f on f.user_id = ${user} and ${condition} and f.rights && ${roles}::text[]`;

export const requirementColumns = (
  now: string,
): string => `f.required_from, f.required_from <= ${now} as is_due,
      f.user_id is not null and ${hasPasskey('f.user_id')} as has_passkey`;

/** Returns the SQL condition that a user has a passkey that proves something by itself. */
export const hasPasskey = (user: string): string =>
  `exists (select from passkeys p where p.user_id = ${user} and p.suspended_at is null)`;

export interface RequirementRow {
  required_from: Date | null;
  is_due: boolean | null;
  has_passkey: boolean;
}

export const requirementOf = ({
  required_from,
  is_due,
  has_passkey,
}: RequirementRow): RequiredSecondFactor | null =>
  required_from && { required_from, is_due: is_due ?? false, has_passkey };

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
 * Returns conditions that the requirement `f` holds back a session `s` or token of user `u`; null without a requirement.
 */
export const isHeldBack = (now: string): string =>
  `(${lacksFactor(now)} or f.required_from <= ${now} and u.totp_secret is null and s.two_factor_at is null)`;
export const mustSetUpToken = (now: string): string => `(${lacksFactor(now)})`;
