import type { Entry, ReactionForm } from '@mijn/domain/timeline';
import { storedPhotos, toEntry } from '../../../shared/photos/form-photos.ts';

export type ReactionValues = {
  text: string;
  attachments: readonly string[];
  /** The photos as the shared field of photos has them. */
  photos: readonly string[];
};

export const EMPTY: ReactionValues = { text: '', attachments: [], photos: [] };

export const valuesOf = ({ text, attachments, photos }: Entry): ReactionValues => ({
  text: text ?? '',
  attachments: attachments.map(({ id }) => id),
  photos: photos.map(({ id, alt }) => toEntry({ id, alt, isUpload: false })),
});

export const bodyOf = ({ text, attachments, photos }: ReactionValues): ReactionForm => ({
  text,
  attachments: [...attachments],
  photos: storedPhotos(photos),
});

export const hasFiles = ({ attachments, photos }: ReactionValues): boolean =>
  attachments.length + photos.length > 0;
