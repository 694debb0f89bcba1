import { call, createCall, listTag } from '@mijn/api/rtk-query';
import { agendaOperations } from '@mijn/domain/agenda';
import { agendaEndpoints } from '../agenda-calls.ts';

/** The meeting is read again with its agenda, and the proxies, which name items. */
const ofMeeting = (meeting_id: string) => [{ type: 'Meeting' as const, id: meeting_id }, listTag('Proxy')];

/** What the board changes about an agenda. */
const changes = agendaEndpoints.injectEndpoints({
  endpoints: (build) => ({
    createAgendaItem: build.mutation({
      ...createCall(agendaOperations.createAgendaItem, {}),
      invalidatesTags: (_, __, { params }) => ofMeeting(params.meeting_id),
    }),
    updateAgendaItem: build.mutation({
      ...call(agendaOperations.updateAgendaItem),
      invalidatesTags: (_, __, { params }) => ofMeeting(params.meeting_id),
    }),
    moveAgendaItem: build.mutation({
      ...call(agendaOperations.moveAgendaItem),
      invalidatesTags: (_, __, { params }) => ofMeeting(params.meeting_id),
    }),
    deleteAgendaItem: build.mutation({
      ...call(agendaOperations.deleteAgendaItem),
      invalidatesTags: (_, __, { params }) => ofMeeting(params.meeting_id),
    }),
  }),
});

export const {
  useCreateAgendaItemMutation,
  useUpdateAgendaItemMutation,
  useMoveAgendaItemMutation,
  useDeleteAgendaItemMutation,
} = changes;
