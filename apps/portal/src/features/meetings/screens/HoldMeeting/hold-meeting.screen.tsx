import { mdiPresentation } from '@mdi/js';
import type { AgendaItem } from '@mijn/domain/agenda';
import type { Ballot } from '@mijn/domain/ballots';
import type { Presence } from '@mijn/domain/presence';
import { FactLine } from '@mijn/ui/fact-line';
import { LinkButton } from '@mijn/ui/link-button';
import { ShortLabel } from '@mijn/ui/short-label';
import { Skeleton, SkeletonGroup } from '@mijn/ui/skeleton';
import { useParams } from 'react-router';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { ResourcePage } from '../../../../shared/shell/resource-page.tsx';
import { agendaInput, useListAgendaItemsQuery } from '../../agenda-calls.ts';
import { MeetingClock } from '../../hold/meeting-clock.tsx';
import { holdTexts } from '../../hold/texts.ts';
import { useHall } from '../../hold/use-hall.ts';
import { useGetMeetingQuery } from '../../meetings.endpoints.ts';
import { beamerPath, meetingPath } from '../../meetings.paths.ts';
import { HoldContent } from './hold-content.tsx';
import { texts } from './texts.ts';

/** The time between two questions whether the meeting has begun, in milliseconds. */
const BEGIN_MS = 30_000;

interface PlaceProps {
  presence: Presence;
  items: readonly AgendaItem[];
  ballots: readonly Ballot[];
}

/** Says how far the meeting is: at the item of the ballot that is open, or was closed last. */
function MeetingPlace({ presence, items, ballots }: PlaceProps) {
  const number = ballots.find(({ state }) => state !== 'cancelled')?.number;
  const last = Math.max(0, ...items.map((item) => item.number));
  return (
    <FactLine>
      {presence.is_held ? texts.busy : texts.notNow}
      {number === undefined ? texts.items(items.length) : texts.place(number, last)}
      {presence.is_held && <MeetingClock />}
    </FactLine>
  );
}

const skeleton = (
  <SkeletonGroup>
    <Skeleton height="6rem" shape="block" />
    <Skeleton height="20rem" shape="block" />
  </SkeletonGroup>
);

/** Returns all that the screen needs; undefined until it is known. */
function useKnown(meetingId: string) {
  const { id: association_id } = useAssociation();
  const hall = useHall(meetingId);
  const input = { params: { association_id, meeting_id: meetingId } };
  const known = useGetMeetingQuery(input).currentData;
  const meetingQuery = useGetMeetingQuery(input, {
    pollingInterval: known && !known.has_begun && hall.presence.currentData?.is_held ? BEGIN_MS : 0,
  });
  const agendaQuery = useListAgendaItemsQuery(agendaInput(association_id, meetingId));
  const queries = [meetingQuery, hall.presence, hall.ballots, agendaQuery];
  const meeting = meetingQuery.currentData;
  const presence = hall.presence.currentData;
  const ballots = hall.ballots.currentData?.data;
  const items = agendaQuery.currentData?.data;
  const data = meeting && presence && ballots && items && { meeting, presence, ballots, items, hall };
  const failed = queries.find(({ currentData, error }) => currentData === undefined && error !== undefined);
  return { ...(failed ?? meetingQuery), currentData: data };
}

/** Shows the board the screen with which it leads a meeting. */
export function HoldMeetingScreen() {
  const { meetingId = '' } = useParams();
  const query = useKnown(meetingId);
  const known = query.currentData;
  return (
    <ResourcePage
      key={meetingId}
      query={query}
      texts={{ ...texts, back: known?.meeting.concerns ?? holdTexts.back }}
      drawing="meetings"
      listPath={meetingPath(meetingId)}
      kind={known ? <MeetingPlace {...known} /> : '\u00A0'}
      actions={
        <LinkButton
          variant="quiet"
          icon={mdiPresentation}
          href={beamerPath(meetingId)}
          target="_blank"
          rel="noreferrer"
        >
          <ShortLabel short={texts.beamerShort}>{texts.beamer}</ShortLabel>
        </LinkButton>
      }
      skeleton={skeleton}
    >
      {(found) => <HoldContent {...found} />}
    </ResourcePage>
  );
}
