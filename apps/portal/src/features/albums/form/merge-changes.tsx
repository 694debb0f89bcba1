import type { Album } from '@mijn/domain/albums';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormFieldProps } from '../../../shared/forms/fields.tsx';
import { type AlbumValues, mergeAlbum, valuesOf } from './album-values.ts';

interface MergeChangesProps {
  album: Album;
  /** The values that the member began with, in this visit or in that of the draft. */
  base: AlbumValues;
  onMerged: (base: AlbumValues) => void;
}

/**
 * Takes changes by others into the form. A save would undo them otherwise, because it sends the whole album. The
 * component stands after the fields, whose effects also change the values.
 */
export function MergeChanges({ album, base, onMerged }: MergeChangesProps): null {
  const name = useFormFieldProps('name');
  const photos = useFormFieldProps<readonly string[]>('photos');
  const cover = useFormFieldProps('cover_id');
  const seen = useRef<Album>(undefined);
  const merge = useEffectEvent(() => {
    if (seen.current === album) return;
    seen.current = album;
    const theirs = valuesOf(album);
    if (JSON.stringify(theirs) === JSON.stringify(base)) return;
    const mine = { name: name.value, photos: photos.value, cover_id: cover.value };
    const merged = mergeAlbum(mine, base, theirs);
    if (merged.name !== mine.name) name.onChange(merged.name);
    if (JSON.stringify(merged.photos) !== JSON.stringify(mine.photos)) photos.onChange(merged.photos);
    if (merged.cover_id !== mine.cover_id) cover.onChange(merged.cover_id);
    onMerged(theirs);
  });
  useEffect(() => merge());
  return null;
}
