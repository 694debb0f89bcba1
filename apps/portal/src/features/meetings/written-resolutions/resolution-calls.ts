import { call, createCall, listTag } from '@mijn/api/rtk-query';
import { writtenResolutionsOperations } from '@mijn/domain/written-resolutions';
import type { Load } from '../../../shared/routing/portal-route.ts';
import { useSectionChanges } from '../../../shared/sections/section-changes.ts';
import { useAssociation } from '../../../shared/session/association-context.ts';
import { IF_OLD } from '../../../shared/store/api-root.ts';
import { useAppDispatch } from '../../../shared/store/hooks.ts';
import { agendaEndpoints } from '../agenda-calls.ts';

interface OfResolution {
  params: { resolution_id: string };
}

const TAG = 'WrittenResolution';

/** The last consent enters a decision in the register. A refusal says that the page is old. */
const ofResolution = (_: unknown, __: unknown, { params }: OfResolution) => [
  { type: TAG, id: params.resolution_id } as const,
  listTag(TAG),
  listTag('Meeting'),
];

const resolutionEndpoints = agendaEndpoints.enhanceEndpoints({ addTagTypes: [TAG] }).injectEndpoints({
  endpoints: (build) => ({
    listWrittenResolutions: build.query(
      call(writtenResolutionsOperations.listWrittenResolutions, { providesTags: [listTag(TAG)] }),
    ),
    getWrittenResolution: build.query({
      ...call(writtenResolutionsOperations.getWrittenResolution),
      providesTags: (_, __, { params }) => [{ type: TAG, id: params.resolution_id }],
    }),
    createWrittenResolution: build.mutation({
      ...createCall(writtenResolutionsOperations.createWrittenResolution, {}),
      invalidatesTags: [listTag(TAG)],
    }),
    withdrawWrittenResolution: build.mutation({
      ...call(writtenResolutionsOperations.withdrawWrittenResolution),
      invalidatesTags: ofResolution,
    }),
    voteOnWrittenResolution: build.mutation({
      ...call(writtenResolutionsOperations.voteOnWrittenResolution),
      invalidatesTags: ofResolution,
    }),
    setPaperConsent: build.mutation({
      ...call(writtenResolutionsOperations.setPaperConsent),
      invalidatesTags: ofResolution,
    }),
  }),
});

export const {
  useListWrittenResolutionsQuery,
  useGetWrittenResolutionQuery,
  useCreateWrittenResolutionMutation,
  useWithdrawWrittenResolutionMutation,
  useVoteOnWrittenResolutionMutation,
  useSetPaperConsentMutation,
} = resolutionEndpoints;

const subjects = ['agenda'] as const;

/** Asks again after a hint of the server that somebody voted, and when the member returns to the tab. */
export function useResolutionChanges(): void {
  const dispatch = useAppDispatch();
  const { id } = useAssociation();
  const { invalidateTags } = resolutionEndpoints.util;
  useSectionChanges(id, () => void dispatch(invalidateTags([TAG])), subjects);
}

export const load: Load =
  ({ association_id, params: { resolutionId } }) =>
  (dispatch) => {
    const { util } = resolutionEndpoints;
    const params = { association_id };
    if (resolutionId === undefined) {
      dispatch(util.prefetch('listWrittenResolutions', { params }, IF_OLD));
      return;
    }
    const input = { params: { ...params, resolution_id: resolutionId } };
    dispatch(util.prefetch('getWrittenResolution', input, IF_OLD));
  };
