import { array, boolean, number, object, string, type InferType } from 'yup';
import { id } from '../wire/id.ts';
import { association } from '../associations/association.contract.ts';

/**
 * The signed-in member (specification §3). Until the second factor is given, `associations` is empty and
 * `last_active_association_id` and `owner` are null: such a session may know nothing of an association.
 */
export const authUser = object({
  id: id().required(),
  email: string().required(),
  name: string().required(),
  associations: array(association).required(),
  last_active_association_id: id().defined().nullable(),
  owner: object({ id: id().required() }).defined().nullable(),
  two_factor_auth: object({
    enabled: boolean().required(),
    authenticated: boolean().required(),
  }).required(),
  /**
   * Seconds until the session ends however busy it is: 12 hours after login, 60 minutes for staff (decisions §3). A
   * duration, because the clock of the device may be wrong.
   */
  session_ends_in_s: number().integer().min(0).required(),
  /** Set while provider staff act for this member (decisions §3). */
  impersonation: object({
    staff_name: string().required(),
    ends_at: string().datetime().required(),
    is_read_only: boolean().required(),
  })
    .defined()
    .nullable(),
});

export type AuthUser = InferType<typeof authUser>;
