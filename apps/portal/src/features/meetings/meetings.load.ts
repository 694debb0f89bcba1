import type { Load } from '../../shared/routing/portal-route.ts';
import { meetingsAddress, toQuery } from './meetings-address.ts';
import { meetingsEndpoints } from './meetings.endpoints.ts';

const { util } = meetingsEndpoints;

const loadList: Load =
  ({ association_id, settingsOf }) =>
  (dispatch) => {
    const params = { association_id };
    const settings = settingsOf('meetings', meetingsAddress);
    dispatch(util.prefetch('listMeetings', { params, query: toQuery(settings, 'upcoming') }, {}));
    dispatch(util.prefetch('listMeetings', { params, query: toQuery(settings, 'past') }, {}));
    dispatch(util.prefetch('listMeetingYears', { params }, {}));
  };

const loadOne: Load = ({ association_id, params: { meetingId = '' } }) =>
  util.prefetch('getMeeting', { params: { association_id, meeting_id: meetingId } }, {});

export const load: Load = (context) => (context.params['meetingId'] ? loadOne(context) : loadList(context));
