import { lazyScreen } from '../../shared/chunks/lazy-screen.ts';
import { decisionPath, decisionsPath } from '../../shared/routing/paths.ts';
import { type LoadModule, loadNothing, memberRoute } from '../../shared/routing/portal-route.ts';
import {
  addAgendaItemPath,
  addResolutionPath,
  attendancesPath,
  beamerPath,
  doorPath,
  earlyVotesPath,
  deliveriesPath,
  editAgendaItemPath,
  giveProxyPath,
  handsPath,
  holdPath,
  meetingPath,
  minutesPath,
  meetingsPath,
  paperProxyPath,
  proxiesPath,
  resolutionPath,
  resolutionsPath,
  secondMeetingPath,
  splitAgendaItemPath,
  votePath,
  voteShortPath,
} from './meetings.paths.ts';

const load = () => import('./meetings.endpoints.ts');
const loadMeeting = () => import('./meeting-calls.ts');
const loadAgenda = () => import('./agenda-calls.ts');
const loadVoting = () => import('./voting/ballot-calls.ts');
const loadEarlyVotes = () => import('./early-votes/early-vote-calls.ts');
const loadHall = async () => ({ load: (await loadVoting()).loadHall });
const loadDoor = async () => ({ load: (await loadVoting()).loadDoor });
const loadSecondMeeting = () => import('./second-meetings/second-meeting-calls.ts');
const loadMinutes = () => import('./minutes/minutes-calls.ts');
const loadResolutions = () => import('./written-resolutions/resolution-calls.ts');
const loadDecisions = () => import('./decisions/decision-calls.ts');

/** Also asks for the decisions outside a meeting, to which a list leads. */
const withResolutions = (loadList: () => Promise<LoadModule>) => async (): Promise<LoadModule> => {
  const modules = await Promise.all([loadList(), loadResolutions()]);
  return {
    load: (context) => (dispatch) => {
      for (const module of modules) dispatch(module.load(context));
    },
  };
};

export const meetingsRoutes = [
  memberRoute({
    pattern: meetingsPath,
    title: 'Vergaderingen',
    menu: true,
    search: 'meetings',
    hitPage: meetingPath(':meetingId'),
    load: withResolutions(load),
    screen: lazyScreen('meetings', () => import('./screens/Meetings/meetings.screen.tsx')),
  }),
  // Before the page of a meeting, whose pattern matches the path of the register too.
  memberRoute({
    pattern: decisionsPath,
    title: 'Besluiten',
    search: 'decisions',
    hitPage: decisionPath(':decisionId'),
    load: withResolutions(loadDecisions),
    screen: lazyScreen('decisions', () => import('./screens/Decisions/decisions.screen.tsx')),
  }),
  memberRoute({
    pattern: decisionPath(':decisionId'),
    title: 'Besluit',
    load: loadDecisions,
    screen: lazyScreen('decision', () => import('./screens/Decision/decision.screen.tsx')),
  }),
  memberRoute({
    pattern: resolutionsPath,
    title: 'Besluiten buiten vergadering',
    load: loadResolutions,
    screen: lazyScreen(
      'written-resolutions',
      () => import('./screens/WrittenResolutions/written-resolutions.screen.tsx'),
    ),
  }),
  memberRoute({
    pattern: addResolutionPath,
    title: 'Nieuw besluit buiten vergadering',
    onlyFor: 'board',
    load: loadNothing,
    screen: lazyScreen(
      'add-written-resolution',
      () => import('./screens/AddWrittenResolution/add-written-resolution.screen.tsx'),
    ),
  }),
  memberRoute({
    pattern: resolutionPath(':resolutionId'),
    title: 'Besluit buiten vergadering',
    load: loadResolutions,
    screen: lazyScreen(
      'written-resolution',
      () => import('./screens/WrittenResolution/written-resolution.screen.tsx'),
    ),
  }),
  memberRoute({
    pattern: attendancesPath(':meetingId'),
    title: 'Wie komt er?',
    onlyFor: 'board',
    // The calls of this screen are in its chunk, as it is opened from the page of a meeting.
    load: loadNothing,
    screen: lazyScreen('attendances', () => import('./screens/Attendances/attendances.screen.tsx')),
  }),
  memberRoute({
    pattern: deliveriesPath(':meetingId', ':convocationId'),
    title: 'Wie heeft de oproep gekregen?',
    onlyFor: 'board',
    // The calls of this screen are in its chunk, as it is opened from the page of a meeting.
    load: loadNothing,
    screen: lazyScreen('deliveries', () => import('./screens/Deliveries/deliveries.screen.tsx')),
  }),
  memberRoute({
    pattern: addAgendaItemPath(':meetingId'),
    title: 'Agendapunt toevoegen',
    onlyFor: 'board',
    load: loadMeeting,
    screen: lazyScreen(
      'agenda-item-form',
      () => import('./screens/AgendaItemForm/add-agenda-item.screen.tsx'),
    ),
  }),
  memberRoute({
    pattern: editAgendaItemPath(':meetingId', ':itemId'),
    title: 'Agendapunt wijzigen',
    onlyFor: 'board',
    load: loadMeeting,
    screen: lazyScreen(
      'agenda-item-form',
      () => import('./screens/AgendaItemForm/edit-agenda-item.screen.tsx'),
    ),
  }),
  memberRoute({
    pattern: splitAgendaItemPath(':meetingId', ':itemId'),
    title: 'Agendapunt splitsen',
    onlyFor: 'board',
    load: loadMeeting,
    screen: lazyScreen(
      'agenda-item-form',
      () => import('./screens/AgendaItemForm/add-agenda-item.screen.tsx'),
    ),
  }),
  memberRoute({
    pattern: giveProxyPath(':meetingId'),
    title: 'Iemand machtigen',
    load: loadAgenda,
    screen: lazyScreen('give-proxy', () => import('./screens/GiveProxy/give-proxy.screen.tsx')),
  }),
  memberRoute({
    pattern: proxiesPath(':meetingId'),
    title: 'Machtigingen',
    onlyFor: 'board',
    load: loadNothing,
    screen: lazyScreen('proxies', () => import('./screens/Proxies/proxies.screen.tsx')),
  }),
  memberRoute({
    pattern: paperProxyPath(':meetingId'),
    title: 'Machtiging op papier invoeren',
    onlyFor: 'board',
    load: loadAgenda,
    screen: lazyScreen('add-paper-proxy', () => import('./screens/AddPaperProxy/add-paper-proxy.screen.tsx')),
  }),
  memberRoute({
    pattern: secondMeetingPath(':meetingId'),
    title: 'Tweede vergadering bijeenroepen',
    onlyFor: 'board',
    load: loadSecondMeeting,
    screen: lazyScreen('second-meeting', () => import('./screens/SecondMeeting/second-meeting.screen.tsx')),
  }),
  memberRoute({
    pattern: holdPath(':meetingId'),
    title: 'De vergadering leiden',
    onlyFor: 'board',
    load: loadHall,
    screen: lazyScreen('hold-meeting', () => import('./screens/HoldMeeting/hold-meeting.screen.tsx')),
  }),
  memberRoute({
    pattern: minutesPath(':meetingId'),
    title: 'Notulen',
    onlyFor: 'board',
    load: loadMinutes,
    screen: lazyScreen('minutes', () => import('./screens/Minutes/minutes.screen.tsx')),
  }),
  memberRoute({
    pattern: doorPath(':meetingId'),
    title: 'Wie is er?',
    onlyFor: 'board',
    load: loadDoor,
    screen: lazyScreen('door', () => import('./screens/Door/door.screen.tsx')),
  }),
  memberRoute({
    pattern: handsPath(':meetingId'),
    title: 'Handopsteken invoeren',
    onlyFor: 'board',
    load: loadHall,
    screen: lazyScreen('hands', () => import('./screens/Hands/hands.screen.tsx')),
  }),
  memberRoute({
    pattern: beamerPath(':meetingId'),
    title: 'Beamer',
    onlyFor: 'board',
    load: loadHall,
    screen: lazyScreen('beamer', () => import('./screens/Beamer/beamer.screen.tsx')),
  }),
  memberRoute({
    pattern: earlyVotesPath(':meetingId'),
    title: 'Vooraf stemmen',
    load: loadEarlyVotes,
    screen: lazyScreen('early-votes', () => import('./screens/EarlyVotes/early-votes.screen.tsx')),
  }),
  memberRoute({
    pattern: voteShortPath,
    title: 'Stemmen',
    load,
    screen: lazyScreen('vote-now', () => import('./screens/VoteNow/vote-now.screen.tsx')),
  }),
  memberRoute({
    pattern: votePath(':meetingId'),
    title: 'Stemmen',
    load: loadVoting,
    screen: lazyScreen('vote', () => import('./screens/Vote/vote.screen.tsx')),
  }),
  memberRoute({
    pattern: meetingPath(':meetingId'),
    title: 'Vergadering',
    load: loadMeeting,
    screen: lazyScreen('meeting', () => import('./screens/Meeting/meeting.screen.tsx')),
  }),
];
