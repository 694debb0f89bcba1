import { call, keepResponse } from '@mijn/api/rtk-query';
import { type ItemNote, minutesOperations } from '@mijn/domain/minutes';
import { ballotEndpoints } from '../../voting/ballot-calls.ts';

/** Returns the notes with a new one in place of the one about the same item. */
const withNote = (notes: readonly ItemNote[], note: ItemNote): ItemNote[] => [
  ...notes.filter(({ item_id }) => item_id !== note.item_id),
  note,
];

const noteEndpoints = ballotEndpoints.injectEndpoints({
  endpoints: (build) => ({
    setItemNote: build.mutation({
      ...call(minutesOperations.setItemNote),
      onQueryStarted: async (
        { params: { association_id, meeting_id } },
        { dispatch, queryFulfilled },
      ): Promise<void> =>
        keepResponse(queryFulfilled, (note) =>
          dispatch(
            noteEndpoints.util.updateQueryData(
              'listItemNotes',
              { params: { association_id, meeting_id } },
              ({ data, is_final }) => ({ data: withNote(data, note), is_final }),
            ),
          ),
        ),
    }),
  }),
});

export const { useSetItemNoteMutation } = noteEndpoints;

/** Asks for the notes again, also if they are known. */
export const readNotes = (params: { association_id: string; meeting_id: string }) =>
  noteEndpoints.endpoints.listItemNotes.initiate({ params }, { forceRefetch: true, subscribe: false });
