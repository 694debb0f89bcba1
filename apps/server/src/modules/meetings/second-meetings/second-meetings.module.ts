import { secondMeetingsContract } from '@mijn/domain/second-meetings/contract';
import { defineModule } from '../../define-module.ts';
import { cancelSecondMeeting, moveSecondMeeting } from './change-second-meeting.service.ts';
import { callSecondMeeting, getSecondMeeting } from './second-meetings.service.ts';

/** The module of second meetings, about what a meeting could not decide without its quorum (docs/product.md#second-meeting). */
export const secondMeetingsModule = defineModule({
  name: 'second-meetings',
  contract: secondMeetingsContract,
  handlers: (services) => ({
    getSecondMeeting: async ({ caller, params }) => getSecondMeeting(services, caller, params),
    callSecondMeeting: async ({ caller, params, body, request }) =>
      callSecondMeeting(services, caller, params, body, request),
    moveSecondMeeting: async ({ caller, params, body }) => moveSecondMeeting(services, caller, params, body),
    cancelSecondMeeting: async ({ caller, params, body }) =>
      cancelSecondMeeting(services, caller, params, body),
  }),
});
