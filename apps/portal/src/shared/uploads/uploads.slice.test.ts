import { describe, expect, it } from '@jest/globals';
import { configureStore } from '@reduxjs/toolkit';
import { rootReducer } from '../store/root-reducer.ts';
import {
  placeHidden,
  placeShown,
  selectUploadsElsewhere,
  selectUploadsOf,
  uploadEnded,
  uploadsQueued,
} from './uploads.slice.ts';

const PLACE = 'albums/new#photos';

const queued = (id: string) => ({
  id,
  kind: 'photos',
  title: "Foto's versturen",
  words: { one: 'foto', many: "foto's", the: 'de foto' },
  place: PLACE,
  associationId: 'a',
  fileName: `${id}.jpg`,
  byteSize: 1,
});

function withOneEnded() {
  const store = configureStore({ reducer: rootReducer });
  store.dispatch(placeShown(PLACE));
  store.dispatch(uploadsQueued(['1', '2', '3'].map(queued)));
  store.dispatch(uploadEnded({ id: '1', state: 'done', storedId: 's1' }));
  const idsOf = (uploads: readonly { id: string }[]) => uploads.map(({ id }) => id);
  return {
    ...store,
    inPanel: () => idsOf(selectUploadsElsewhere(store.getState())),
    inField: () => idsOf(selectUploadsOf(store.getState(), PLACE)),
  };
}

describe('the panel of uploads', () => {
  it('leaves the uploads of a field on the screen to that field', () => {
    const { inPanel, inField } = withOneEnded();
    expect([inPanel(), inField()]).toEqual([[], ['1', '2', '3']]);
  });

  it('counts every file of a field that is left, also those that had ended before', () => {
    const { dispatch, inPanel, inField } = withOneEnded();
    dispatch(placeHidden(PLACE));
    expect(inPanel()).toEqual(['1', '2', '3']);
    // The draft of the form has the file that had ended, so the field does not take it again.
    expect(inField()).toEqual(['2', '3']);
    dispatch(placeShown(PLACE));
    expect(inPanel()).toEqual([]);
  });

  it('has nothing of a field that is left after its last upload', () => {
    const { dispatch, inPanel } = withOneEnded();
    for (const id of ['2', '3']) dispatch(uploadEnded({ id, state: 'done', storedId: `s${id}` }));
    dispatch(placeHidden(PLACE));
    expect(inPanel()).toEqual([]);
  });
});
