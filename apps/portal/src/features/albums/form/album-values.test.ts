import { describe, expect, it } from '@jest/globals';
import { toBody, toEntry, toFormPhoto, valuesOf, withStored } from './album-values.ts';
import { idOf } from '../../../testing/builders.ts';

const [one, two, upload] = [idOf(9, 1), idOf(9, 2), idOf(9, 3)];
const values = {
  name: ' Tuindag ',
  photos: [toEntry({ id: upload, alt: '' }), toEntry({ id: one, alt: ' Buren harken ' })],
  cover_id: upload,
};
const isOnServer = (id: string) => id !== upload;

describe('the values of the form of an album', () => {
  it.each(['', 'Buren harken blad', ' met  spaties '])('keep the description %j of a photo', (alt) => {
    expect(toFormPhoto(toEntry({ id: one, alt }))).toEqual({ id: one, alt });
  });

  it('are saved without the photos that are not uploaded yet', () => {
    expect(toBody(values, isOnServer)).toEqual({
      name: 'Tuindag',
      photos: [{ id: one, alt: 'Buren harken' }],
      cover_id: null,
    });
  });

  it('get the id of an uploaded photo at the place of its upload', () => {
    const photos = withStored(values.photos, new Map([[upload, two]]));
    expect(toBody({ ...values, photos, cover_id: two }, isOnServer)).toEqual({
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
