import { call, listTag } from '@mijn/api/rtk-query';
import { agendaOperations } from '@mijn/domain/agenda';
import { proxiesOperations } from '@mijn/domain/proxies';
import type { Load } from '../../shared/routing/portal-route.ts';
import { IF_OLD } from '../../shared/store/api-root.ts';
import { meetingsEndpoints } from './meetings.endpoints.ts';

/** Each screen that shows these errors makes calls about an agenda. They come after it, so that no page waits for them. */
async function loadMeetingTexts(): Promise<void> {
  const [{ addErrorTexts }, { meetingErrorTexts }] = await Promise.all([
    import('@mijn/api/texts'),
    import('@mijn/api/texts/meetings'),
  ]);
  addErrorTexts(meetingErrorTexts);
}
// Without them an error has a general text.
void loadMeetingTexts().catch(() => undefined);

/** A change of a proxy changes who comes too. After a refusal the page shows how the proxy is now. */
export const proxyChanges = {
  invalidatesTags: (_: unknown, error: unknown) => [
    listTag('Proxy'),
    ...(error ? [] : [listTag('Attendance'), 'Overview' as const]),
  ],
};

/** The tags of calls about what belongs to the agenda of a meeting, and follows its hints. */
export const ofAgenda = (_: unknown, __: unknown, { params }: { params: { meeting_id: string } }) => [
  { type: 'Meeting' as const, id: params.meeting_id },
];

/** What the page of a meeting and the forms of proxies need. */
export const agendaEndpoints = meetingsEndpoints
  .enhanceEndpoints({ addTagTypes: ['Proxy'] })
  .injectEndpoints({
    endpoints: (build) => ({
      listProxies: build.query(call(proxiesOperations.listProxies, { providesTags: [listTag('Proxy')] })),
      listAgendaItems: build.query({
        ...call(agendaOperations.listAgendaItems),
        providesTags: ofAgenda,
      }),
    }),
  });

export const { useListProxiesQuery, useListAgendaItemsQuery } = agendaEndpoints;

export const agendaInput = (association_id: string, meeting_id: string) => ({
  params: { association_id, meeting_id },
});

const { util } = agendaEndpoints;

export const load: Load =
  ({ association_id, params: { meetingId = '' } }) =>
  (dispatch) => {
    const input = { params: { association_id, meeting_id: meetingId } };
    dispatch(util.prefetch('getMeeting', input, IF_OLD));
    dispatch(util.prefetch('listProxies', input, IF_OLD));
    dispatch(util.prefetch('listAgendaItems', agendaInput(association_id, meetingId), IF_OLD));
  };
