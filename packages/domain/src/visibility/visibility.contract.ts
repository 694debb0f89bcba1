import { boolean, type InferType, number, object, string } from 'yup';

/**
 * The largest number of documents that a change may make visible to owners: the number that the caller was asked about.
 * A change that would show more fails with `conflict`, and its `params` are a `Publication`. Without it, a change
 * may show any number.
 */
export const visibleMax = () => number().integer().min(0);

/** How many documents would become visible, and for how many members outside the board. */
export const publication = object({
  documents: number().integer().required(),
  owners: number().integer().required(),
});

export type Publication = InferType<typeof publication>;

/** The fields that say who last changed who may see an archive group or a form. */
export const visibilityFields = {
  /** The counter of changes of the visibility. A change sends the version that it is based on. */
  version: number().integer().required(),
  /** The time of the last change by the board; null if nobody has changed the visibility since the import. */
  changed_at: string().datetime().defined().nullable(),
  /** Who made the last change; null if nobody did, or if the account no longer exists. */
  changed_by: object({
    name: string().required(),
    /** Whether the person is provider staff who acted for a board member. */
    is_staff: boolean().required(),
  })
    .defined()
    .nullable(),
};

const lastChange = object(visibilityFields);

export type LastChange = InferType<typeof lastChange>;
