import { boolean, number, object, string, type InferType } from 'yup';
import { id } from '../wire/id.ts';

/** A group of the archive. Groups for the board only do not exist for others (decisions §5). */
export const archiveGroup = object({
  id: id().required(),
  name: string().required(),
  is_board_only: boolean().required(),
  /** Documents that are not hidden. */
  document_count: number().integer().required(),
  /** Hidden documents; 0 for those who may not see them. */
  hidden_count: number().integer().required(),
});

export type ArchiveGroup = InferType<typeof archiveGroup>;
