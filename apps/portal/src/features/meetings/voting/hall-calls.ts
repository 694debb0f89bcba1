import type { Load } from '../../../shared/routing/portal-route.ts';
import { IF_OLD } from '../../../shared/store/api-root.ts';
import { urlFormat } from '../../../shared/tables/url-format.ts';
import { agendaInput } from '../agenda-calls.ts';
import { ballotEndpoints } from './ballot-calls.ts';

export const doorUrl = urlFormat({
  is_present: ['aanwezig', 'flag', 'passing'],
  page: ['pagina', 'page'],
} as const);

const { util } = ballotEndpoints;

/** Starts the calls of all screens with which the board leads a meeting. */
const loadMeeting: Load =
  ({ association_id, params: { meetingId = '' } }) =>
  (dispatch) => {
    const input = { params: { association_id, meeting_id: meetingId } };
    dispatch(util.prefetch('getMeeting', input, IF_OLD));
    dispatch(util.prefetch('getPresence', input, IF_OLD));
    dispatch(util.prefetch('listBallots', input, IF_OLD));
  };

export const loadDoor: Load = (context) => (dispatch) => {
  const { association_id, params, settingsOf } = context;
  const input = {
    params: { association_id, meeting_id: params['meetingId'] ?? '' },
    query: settingsOf('door', doorUrl),
  };
  dispatch(loadMeeting(context));
  dispatch(util.prefetch('listAttendees', input, IF_OLD));
};

export const load: Load = (context) => (dispatch) => {
  const { association_id, params } = context;
  dispatch(loadMeeting(context));
  dispatch(util.prefetch('listAgendaItems', agendaInput(association_id, params['meetingId'] ?? ''), IF_OLD));
};
