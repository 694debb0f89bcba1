import type { PhotoFailure } from '@mijn/domain/albums';
import { formatCount } from '@mijn/domain/formats';
import { PHOTO_PIXELS_MAX } from '@mijn/domain/limits';

const MEGAPIXEL = 1_000_000;

const failures: Readonly<Record<PhotoFailure, (name: string) => string>> = {
  too_many_pixels: (name) =>
    `${name} is te groot: een foto mag hoogstens ${PHOTO_PIXELS_MAX / MEGAPIXEL} megapixel hebben.`,
  damaged: (name) => `${name} is beschadigd.`,
  unreadable: (name) => `${name} kan niet worden gelezen.`,
};

export const photoTexts = {
  count: (count: number) => formatCount(count, 'foto', "foto's"),
  processing: 'Wordt verwerkt',
  failed: (name: string, failure: PhotoFailure | null) => failures[failure ?? 'unreadable'](name),
} as const;
