import type { AgendaItem } from '@mijn/domain/agenda';
import type { EarlyVotes, EarlyVotesOfItem } from '@mijn/domain/early-votes';
import type { Meeting } from '@mijn/domain/meetings';
import { isBoardMember } from '@mijn/domain/roles';
import { mdiVoteOutline } from '@mdi/js';
import { Alert } from '@mijn/ui/alert';
import { LinkButton } from '@mijn/ui/link-button';
import { useAssociation } from '../../../shared/session/association-context.ts';
import { useGetEarlyVotesQuery, useListEarlyVoteCountsQuery } from '../meeting-calls.ts';
import { earlyVotesPath } from '../meetings.paths.ts';
import { earlyTexts as texts } from './texts.ts';
import { hasVotesNow } from './votes-of-item.ts';

const useEarlyVotes = (meetingId: string) => {
  const { id: association_id } = useAssociation();
  return useGetEarlyVotesQuery({ params: { association_id, meeting_id: meetingId } });
};

/** Returns whether it is unknown yet whether the member can vote before the meeting. */
export function useAreEarlyVotesPending(meetingId: string): boolean {
  const { currentData, error } = useEarlyVotes(meetingId);
  return currentData === undefined && error === undefined;
}

/** Returns whether the member voted about a proposal for all own apartments, about the text as it is now. */
const isVotedAbout = ({ votes }: EarlyVotesOfItem): boolean =>
  votes.length > 0 && votes.every(({ has_voted, is_outdated }) => has_voted && !is_outdated);

function Entry({ meetingId, early }: { meetingId: string; early: EarlyVotes }) {
  const { obstacle, items, may_withdraw: mayWithdraw } = early;
  const voted = items.filter(isVotedAbout).length;
  const outdated = items.filter(({ votes }) => votes.some(({ is_outdated }) => is_outdated));
  const isOpen = obstacle === null;
  const linkTo = (text: string) => (
    <LinkButton
      icon={mdiVoteOutline}
      variant={isOpen && voted === 0 ? 'primary' : 'quiet'}
      size="small"
      href={earlyVotesPath(meetingId)}
    >
      {text}
    </LinkButton>
  );
  if (isOpen && outdated.length > 0)
    return (
      <Alert tone="warning" title={texts.outdated.title} actions={linkTo(texts.open.action)}>
        {texts.outdated.text(texts.items(outdated.map(({ number }) => number)))}
      </Alert>
    );
  if (!isOpen && mayWithdraw && items.some(hasVotesNow))
    return (
      <Alert tone="info" title={texts.postponed.title} actions={linkTo(texts.voted.see)}>
        {texts.postponed.text}
      </Alert>
    );
  if (voted > 0 && (isOpen || obstacle === 'meeting_begun'))
    return (
      <Alert
        tone={isOpen ? 'success' : 'info'}
        title={texts.voted.title(voted, items.length)}
        actions={linkTo(isOpen ? texts.voted.action : texts.voted.see)}
      >
        {isOpen ? texts.voted.text : texts.voted.begun}
      </Alert>
    );
  if (!isOpen || items.length === 0) return null;
  return (
    <Alert tone="info" title={texts.open.title} actions={linkTo(texts.open.action)}>
      {texts.open.text(items.length)}
    </Alert>
  );
}

/** Shows the board how many apartments voted about each proposal, and never what. */
function Counts({ meetingId, items }: { meetingId: string; items: readonly AgendaItem[] }) {
  const { id: association_id } = useAssociation();
  const { currentData } = useListEarlyVoteCountsQuery({ params: { association_id, meeting_id: meetingId } });
  const counted = (currentData?.data ?? []).flatMap(({ item_id, apartments }) => {
    const item = items.find(({ id }) => id === item_id);
    return item ? [{ number: item.number, apartments }] : [];
  });
  return counted.length > 0 && <p>{texts.counts(counted)}</p>;
}

/**
 * Leads to the votes before a meeting, and says on how many proposals the member voted (docs/product.md#early-votes). An association
 * without the rule has none of it.
 */
export function EarlyVotesEntry({ meeting, items }: { meeting: Meeting; items: readonly AgendaItem[] }) {
  const { id, is_over, is_cancelled } = meeting;
  const { currentData: early } = useEarlyVotes(id);
  const association = useAssociation();
  if (!early || early.obstacle === 'not_allowed' || is_over || is_cancelled) return null;
  const isBoard = isBoardMember(association) && early.obstacle !== 'not_convened';
  return (
    <>
      {early.obstacle === 'too_early' && early.items.length > 0 && <p>{texts.from(early.opens_on)}</p>}
      <Entry meetingId={id} early={early} />
      {isBoard && <Counts meetingId={id} items={items} />}
    </>
  );
}
