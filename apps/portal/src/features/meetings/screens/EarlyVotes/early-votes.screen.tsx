import { mdiLockOutline } from '@mdi/js';
import type { AgendaItem } from '@mijn/domain/agenda';
import type { EarlyVotes } from '@mijn/domain/early-votes';
import type { AttachedFile } from '@mijn/domain/files';
import { type Meeting, meetingsOperations } from '@mijn/domain/meetings';
import { Alert } from '@mijn/ui/alert';
import { IconNote } from '@mijn/ui/icon-note';
import { LinkButton } from '@mijn/ui/link-button';
import { NarrowColumn } from '@mijn/ui/page';
import { Section } from '@mijn/ui/section';
import { Skeleton, SkeletonGroup } from '@mijn/ui/skeleton';
import { Stack } from '@mijn/ui/stack';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { AgendaList } from '../../agenda/agenda-list/agenda-list.tsx';
import { useFileLinks } from '../../../../shared/files/file-links.ts';
import { OpenedFile } from '../../../../shared/files/opened-file.tsx';
import { useOpenFile } from '../../../../shared/files/use-open-file.ts';
import { useAssociation, useOwnSearch } from '../../../../shared/session/association-context.ts';
import { ResourcePage } from '../../../../shared/shell/resource-page.tsx';
import { agendaInput, useListAgendaItemsQuery } from '../../agenda-calls.ts';
import { listItemOf } from '../../agenda/list-item.ts';
import { useGetEarlyVotesQuery } from '../../meeting-calls.ts';
import { useGetMeetingQuery } from '../../meetings.endpoints.ts';
import { Disclosure } from '../../components/disclosure/disclosure.tsx';
import { MeetingLine } from '../../components/meeting-line.tsx';
import { meetingPath, votePath } from '../../meetings.paths.ts';
import { useMayAct } from '../../proxies/use-may-act.ts';
import { useBallotChanges } from '../../voting/use-ballot-changes.ts';
import { ProposalVote } from './proposal-vote.tsx';
import { RemovedProposals } from './removed-proposals.tsx';
import { texts } from './texts.ts';

/** The time between two questions whether the meeting began or a proposal was changed, in milliseconds. */
const ASKED_EVERY_MS = 60_000;

const skeleton = (
  <SkeletonGroup>
    <Skeleton height="24rem" shape="block" />
  </SkeletonGroup>
);

interface Found {
  meeting: Meeting;
  early: EarlyVotes;
  /** The items of the agenda that are proposals. */
  proposals: readonly AgendaItem[];
}

interface Rights {
  mayVote: boolean;
  /** Whether the member can withdraw votes, also while nobody can vote. */
  mayWithdraw: boolean;
}

/** Says why nobody can vote before the meeting now. Once it began, members vote there. */
function Obstacle({ meeting, early }: Pick<Found, 'meeting' | 'early'>) {
  const { obstacle, opens_on: opensOn } = early;
  if (obstacle === null) return null;
  // A meeting that was moved after a ballot is to begin by its new time.
  const isMoved = obstacle === 'meeting_begun' && early.may_withdraw;
  const isHeld = obstacle === 'meeting_begun' && !isMoved && !meeting.is_over && !meeting.is_cancelled;
  const path = isHeld ? votePath(meeting.id) : meetingPath(meeting.id);
  return (
    <Alert
      tone="info"
      title={isMoved ? texts.moved : texts.obstacles[obstacle]}
      isAnnounced
      actions={
        <LinkButton variant={isHeld ? 'primary' : 'quiet'} size="small" href={path}>
          {isHeld ? texts.toVoting : texts.toMeeting}
        </LinkButton>
      }
    >
      {obstacle === 'too_early' && texts.from(opensOn)}
    </Alert>
  );
}

/** Shows the proposals of a meeting, each with its documents and the vote of the member. */
function Proposals({ meeting, early, proposals, mayVote, mayWithdraw }: Found & Rights) {
  const openFile = useOpenFile(useOwnSearch().search);
  if (proposals.length === 0) return <p>{texts.noProposals}</p>;
  return (
    <Section title={texts.proposals}>
      <AgendaList
        label={texts.proposals}
        items={proposals.map((item) => {
          const votes = early.items.find(({ item_id }) => item_id === item.id);
          const own = votes && (
            <ProposalVote
              meetingId={meeting.id}
              version={item.version}
              item={votes}
              apartments={early.apartments}
              options={item.proposal?.options ?? []}
              seats={item.proposal?.election?.seats}
              mayVote={mayVote}
              mayWithdraw={mayWithdraw}
            />
          );
          return Object.assign(listItemOf(item, meeting.documents, openFile), own && { own });
        })}
      />
    </Section>
  );
}

function OpenedDocument({ meeting: { id: meeting_id, documents } }: Pick<Found, 'meeting'>) {
  const { id: association_id } = useAssociation();
  const linksOf = useFileLinks(meetingsOperations.downloadDocument, meetingsOperations.getThumbnail);
  return (
    <OpenedFile
      files={documents}
      openFile={useOpenFile(useOwnSearch().search)}
      linksOf={({ id, has_thumbnail }: AttachedFile) =>
        linksOf({ association_id, meeting_id, document_id: id }, has_thumbnail)
      }
    />
  );
}

function EarlyVotesContent(found: Found) {
  const mayAct = useMayAct();
  const isOpen = found.early.obstacle === null;
  return (
    <Stack gap="large">
      <Obstacle {...found} />
      {isOpen && !mayAct && (
        <Alert tone="info" title={texts.staff.title}>
          {texts.staff.text}
        </Alert>
      )}
      {isOpen && (
        <Stack>
          <p>{texts.intro}</p>
          <IconNote icon={mdiLockOutline} title={texts.privacy.title}>
            {texts.privacy.text}
          </IconNote>
          <Disclosure title={texts.more.title}>
            <Stack gap="small">
              <p>{texts.more.board}</p>
              <p>{texts.more.proxy}</p>
              <p>{texts.more.coOwner}</p>
              <p>{texts.more.changes}</p>
            </Stack>
          </Disclosure>
        </Stack>
      )}
      <RemovedProposals proposals={found.proposals} />
      {found.early.items.length > 0 && (
        <Proposals {...found} mayVote={isOpen && mayAct} mayWithdraw={found.early.may_withdraw && mayAct} />
      )}
      <OpenedDocument meeting={found.meeting} />
    </Stack>
  );
}

const isOutdated = ({ items }: EarlyVotes): boolean =>
  items.some(({ votes }) => votes.some(({ is_outdated }) => is_outdated));

/**
 * Asks for the agenda again if the server says of a vote that it is about another text, and the agenda was asked for before that: the
 * text on the screen can be the old one.
 */
function useNewTexts(
  early: ReturnType<typeof useGetEarlyVotesQuery>,
  items: ReturnType<typeof useListAgendaItemsQuery>,
): void {
  const { currentData, fulfilledTimeStamp: saidAt = 0 } = early;
  const { startedTimeStamp: askedAt = 0, isFetching, refetch } = items;
  const isBehind = currentData !== undefined && isOutdated(currentData) && askedAt < saidAt;
  useEffect(() => {
    if (isBehind && !isFetching) void refetch();
  }, [isBehind, isFetching, refetch]);
}

/** The screen on which owners vote about the proposals of a meeting before it begins (docs/product.md#early-votes). */
export function EarlyVotesScreen() {
  const { meetingId = '' } = useParams();
  const { id: association_id } = useAssociation();
  const input = { params: { association_id, meeting_id: meetingId } };
  useBallotChanges();
  const meeting = useGetMeetingQuery(input);
  const early = useGetEarlyVotesQuery(input, { pollingInterval: ASKED_EVERY_MS });
  const items = useListAgendaItemsQuery(agendaInput(association_id, meetingId), {
    pollingInterval: ASKED_EVERY_MS,
  });
  useNewTexts(early, items);
  const failed = [meeting, early, items].find(
    (query) => query.currentData === undefined && query.error !== undefined,
  );
  const query = {
    currentData:
      meeting.currentData && early.currentData && items.currentData
        ? {
            meeting: meeting.currentData,
            early: early.currentData,
            proposals: items.currentData.data.filter(({ proposal }) => proposal !== null),
          }
        : undefined,
    error: failed?.error,
    isFetching: meeting.isFetching || early.isFetching || items.isFetching,
    refetch: () => failed?.refetch(),
  };
  return (
    <ResourcePage
      key={meetingId}
      query={query}
      texts={texts}
      drawing="meetings"
      listPath={meetingPath(meetingId)}
      kind={<MeetingLine meetingId={meetingId} />}
      skeleton={skeleton}
    >
      {(found) => (
        <NarrowColumn>
          <EarlyVotesContent {...found} />
        </NarrowColumn>
      )}
    </ResourcePage>
  );
}
