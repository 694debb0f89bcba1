import { boolean, type InferType, object, string } from 'yup';
import { pageQuery } from '../wire/wire.contract.ts';

export const deletedQuery = object(pageQuery()).exact();

export const deletion = {
  /** The time of the deletion, in UTC. */
  deleted_at: string().datetime().required(),
  /** Whether the caller deleted it. */
  is_deleted_by_caller: boolean().required(),
  /** The name of the other member who deleted it; null if the caller did, or if that is not known. */
  deleted_by_name: string().defined().nullable(),
  /** The time until which it can be restored. Afterwards it is removed for good. */
  restorable_until: string().datetime().required(),
};

const deletionObject = object(deletion);

export type Deletion = InferType<typeof deletionObject>;
export type DeletedQuery = InferType<typeof deletedQuery>;
