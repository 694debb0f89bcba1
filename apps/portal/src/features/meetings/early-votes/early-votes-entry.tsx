import type { AgendaItem } from '@mijn/domain/agenda';
import type { EarlyVotes, EarlyVotesOfItem } from '@mijn/domain/early-votes';
import type { Meeting } from '@mijn/domain/meetings';
import { isBoardMember } from '@mijn/domain/roles';
import { mdiVoteOutline } from '@mdi/js';
import { Alert } from '@mijn/ui/alert';
import { LinkButton } from '@mijn/ui/link-button';
import { ButtonRow, Stack } from '@mijn/ui/stack';
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

const isOutdated = ({ votes }: EarlyVotesOfItem): boolean => votes.some(({ is_outdated }) => is_outdated);

/** Returns what a member can still do about the votes before a meeting: vote, or vote again about what changed; undefined for nothing. */
function todoOf({ obstacle, items }: EarlyVotes): { title: string; text: string } | undefined {
  if (obstacle !== null || items.length === 0) return undefined;
  const outdated = items.filter(isOutdated).map(({ number }) => number);
  if (outdated.length > 0)
    return { title: texts.outdated.title, text: texts.outdated.text(texts.items(outdated)) };
  if (items.some(isVotedAbout)) return undefined;
  return { title: texts.open.title, text: texts.open.text(items.length) };
}

/** Returns what the member can still do about the votes before a meeting; undefined for nothing. */
export function useEarlyVotesTodo(meetingId: string) {
  const { currentData: early } = useEarlyVotes(meetingId);
  return early && todoOf(early);
}

/** Leads to the votes before a meeting, for a member who can still do something about them. */
export function EarlyVotesTodo({ meetingId }: { meetingId: string }) {
  const todo = useEarlyVotesTodo(meetingId);
  return (
    todo && (
      <Stack gap="small">
        <p>
          <strong>{todo.title}</strong>
        </p>
        <p>{todo.text}</p>
        <ButtonRow>
          <LinkButton icon={mdiVoteOutline} href={earlyVotesPath(meetingId)}>
            {texts.open.action}
          </LinkButton>
        </ButtonRow>
      </Stack>
    )
  );
}

/** Says how the member voted before the meeting. What is still to do stands at the top of the page. */
function Entry({ meetingId, early }: { meetingId: string; early: EarlyVotes }) {
  const { obstacle, items, may_withdraw: mayWithdraw } = early;
  const voted = items.filter(isVotedAbout).length;
  const isOpen = obstacle === null;
  const linkTo = (text: string) => (
    <LinkButton icon={mdiVoteOutline} variant="quiet" size="small" href={earlyVotesPath(meetingId)}>
      {text}
    </LinkButton>
  );
  if (!isOpen && mayWithdraw && items.some(hasVotesNow))
    return (
      <Alert tone="info" title={texts.postponed.title} actions={linkTo(texts.voted.see)}>
        {texts.postponed.text}
      </Alert>
    );
  if (voted === 0 || items.some(isOutdated) || !(isOpen || obstacle === 'meeting_begun')) return null;
  return (
    <Alert
      tone={isOpen ? 'success' : 'info'}
      title={texts.voted.title(voted, items.length)}
      actions={linkTo(isOpen ? texts.voted.action : texts.voted.see)}
    >
      {isOpen ? texts.voted.text : texts.voted.begun}
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
