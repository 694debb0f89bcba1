import { boolean, string, type InferType } from 'yup';
import { attachedFile } from '../files/attached-file.contract.ts';

/** A form to download. Those that are hidden exist for the board only (decisions §6). */
export const form = attachedFile.shape({
  group: string().required(),
  description: string().defined().nullable(),
  /** Hidden from owners. */
  is_hidden: boolean().required(),
});

export type Form = InferType<typeof form>;
