import { boolean, type InferType, number, object, string } from 'yup';

/**
 * The largest number of documents that a change may make visible to owners, as the caller was asked. A change that would show more fails
 * with `conflict`, and its `params` are a `Publication`. Without it, a change may show any number.
 */
export const visibleMax = () => number().integer().min(0);

export const publication = object({
  /** The number of documents that the change would make visible to owners. */
  documents: number().integer().required(),
  /** The number of owners who would see them. */
  owners: number().integer().required(),
});

export type Publication = InferType<typeof publication>;

export const visibilityFields = {
  /** The counter of changes of the visibility. A change sends the version that it is based on. */
  version: number().integer().required(),
  /** The time of the last change by the board; null if nobody has changed the visibility since the import. */
  changed_at: string().datetime().defined().nullable(),
  /** The person who made the last change; null if nobody did, or if the account no longer exists. */
  changed_by: object({
    /** The name of the person. */
    name: string().required(),
    /** Whether the person is provider staff who acted for a board member. */
    is_staff: boolean().required(),
  })
    .defined()
    .nullable(),
};

const lastChange = object(visibilityFields);

export type LastChange = InferType<typeof lastChange>;
