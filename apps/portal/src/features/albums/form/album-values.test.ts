import { describe, expect, it } from '@jest/globals';
import { idOf } from '@mijn/api/mock/call';
import { aPhoto } from '@mijn/api/mock/albums';
import { toEntry, toFormPhoto, withStored } from '../../../shared/photos/form-photos.ts';
import { mergeAlbum, toBody, valuesOf } from './album-values.ts';

const [one, two, upload] = [idOf(9, 1), idOf(9, 2), idOf(9, 3)];
const values = {
  name: ' Tuindag ',
  photos: [
    toEntry({ id: upload, alt: '', isUpload: true }),
    toEntry({ id: one, alt: ' Buren harken ', isUpload: false }),
  ],
  cover_id: upload,
};

describe('the values of the form of an album', () => {
  it.each(['', 'Buren harken blad', ' met  spaties '])('keep the description %j of a photo', (alt) => {
    for (const isUpload of [false, true]) {
      const photo = { id: one, alt, isUpload };
      expect(toFormPhoto(toEntry(photo))).toEqual(photo);
    }
  });

  it('are saved with photos whose ids have any version', () => {
    const photo = { id: '3f2b8a5e-6f0c-4d19-9c55-0a6d0f4c7e21', alt: 'De heg' };
    const { photos } = valuesOf({ name: 'Tuin', photos: [aPhoto(1, photo)], cover: null });
    expect(toBody({ name: 'Tuin', photos, cover_id: photo.id })).toEqual({
      name: 'Tuin',
      photos: [photo],
      cover_id: photo.id,
    });
  });

  it('are saved without the photos that are not uploaded yet', () => {
    expect(toBody(values)).toEqual({
      name: 'Tuindag',
      photos: [{ id: one, alt: 'Buren harken' }],
      cover_id: null,
    });
  });

  it('get the id of an uploaded photo at the place of its upload', () => {
    const photos = withStored(values.photos, new Map([[upload, two]]));
    expect(toBody({ ...values, photos, cover_id: two })).toEqual({
      name: 'Tuindag',
      photos: [
        { id: two, alt: '' },
        { id: one, alt: 'Buren harken' },
      ],
      cover_id: two,
    });
  });

  it('of an album without a cover have no cover', () => {
    expect(valuesOf({ name: 'Leeg', photos: [], cover: null })).toEqual({
      name: 'Leeg',
      photos: [],
      cover_id: '',
    });
  });
});

describe('the values of a form after someone else changed the album', () => {
  const three = idOf(9, 4);
  const entries = (...photos: (readonly [string, string])[]) =>
    photos.map(([id, alt]) => toEntry({ id, alt, isUpload: false }));
  const base = { name: 'Tuindag', photos: entries([one, ''], [two, '']), cover_id: one };

  it('are those of the other where the member changed nothing', () => {
    const theirs = { name: 'Tuindag 2026', photos: entries([three, ''], [two, 'De heg']), cover_id: three };
    expect(mergeAlbum(base, base, theirs)).toEqual(theirs);
  });

  it('keep what the member changed, with the photos that the other added and without those taken out', () => {
    const mine = {
      name: 'Mijn tuindag',
      photos: entries([upload, ''], [two, 'Buren'], [one, '']),
      cover_id: two,
    };
    const theirs = { name: 'Tuindag 2026', photos: entries([two, 'De heg'], [three, '']), cover_id: three };
    expect(mergeAlbum(mine, base, theirs)).toEqual({
      name: 'Mijn tuindag',
      photos: entries([upload, ''], [two, 'Buren'], [three, '']),
      cover_id: two,
    });
  });

  it('do not bring back a photo that the member took out', () => {
    const mine = { ...base, photos: entries([two, '']) };
    const theirs = { ...base, photos: entries([one, ''], [two, ''], [three, '']) };
    expect(mergeAlbum(mine, base, theirs).photos).toEqual(entries([two, ''], [three, '']));
  });

  it('have the cover of the other when the chosen cover was taken out', () => {
    const theirs = { ...base, photos: entries([one, '']) };
    expect(mergeAlbum({ ...base, cover_id: two }, base, theirs).cover_id).toBe(one);
  });
});
