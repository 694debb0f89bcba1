import type { Ballot } from '@mijn/domain/ballots';
import { Alert } from '@mijn/ui/alert';
import type { ReactNode } from 'react';
import { errorText } from '../../../../shared/api/error-text.ts';
import { canSeal } from '../../voting/can-seal.ts';
import { dividedAmong, type Fate, fateOf, type Sending } from '../../voting/fate.ts';
import { texts } from '../../voting/texts.ts';
import type { Voting } from '../../voting/use-voting.ts';

const titleOf = ({ number, title }: Ballot): string => texts.about(number, title);

type Notice = readonly [tone: 'info' | 'success' | 'warning' | 'danger', title: string];

const { late, dividedAtEnd } = texts;

/** What the screen says of each fate, with the ballot below it. Without an entry there is nothing to say. */
const notices: Partial<Record<Fate, Notice>> = {
  waiting: ['warning', texts.waiting.title],
  refused: ['danger', texts.refused],
  newer: ['warning', texts.newer.title],
  unsealed: ['danger', texts.refused],
  kept: ['info', texts.kept.title],
  cancelled: ['info', `${texts.aborted}. ${texts.abortedText}`],
  counted: ['success', texts.counted],
  counting: ['success', texts.onTime],
  divided: ['warning', dividedAtEnd.title],
  partly_divided: ['warning', dividedAtEnd.title],
  divided_before: ['warning', dividedAtEnd.before],
  late: ['danger', late.title],
  late_change: ['danger', late.change],
  late_partly: ['danger', late.partly],
  late_before_counts: ['danger', late.changed],
  late_divided: ['danger', `${late.change} ${dividedAtEnd.title}`],
  unsure: ['danger', late.unsure],
};

/** Says which vote counts, if the member voted meanwhile on another device. */
function newerText({ is_secret }: Ballot, { isOpen, isOutdated }: { isOpen: boolean; isOutdated: boolean }) {
  if (!isOpen) return texts.newer.ended;
  if (isOutdated) return texts.newer.looking;
  return is_secret ? texts.newer.textSecret : texts.newer.text;
}

function detailOf(
  fate: Fate,
  sending: Sending,
  divided: readonly string[],
  shown: { isOpen: boolean; isOutdated: boolean },
): ReactNode {
  const about = titleOf(sending.ballot);
  if (fate === 'newer') return `${about}. ${newerText(sending.ballot, shown)}`;
  if (fate === 'waiting') return `${about}. ${texts.waiting.text}`;
  if (fate === 'kept') return `${about}. ${texts.kept.text}`;
  if (fate === 'unsealed') return canSeal() ? texts.unsealed : texts.notSecure;
  if (fate === 'refused') return sending.error && errorText(sending.error);
  if (fate === 'partly_divided')
    return `${about}. ${dividedAtEnd.partly(dividedAmong(sending, divided).map(({ name }) => name))}`;
  return about;
}

interface SentNoticeProps {
  voting: Voting;
  /** The ballot that is open now. */
  ballot: Ballot | null;
  ballots: readonly Ballot[];
  /** The last ballot, if the screen shows how it ended. */
  shown: Ballot | undefined;
}

/** Says what became of a vote, if the form of its ballot does not say it. */
export function SentNotice({ voting, ballot, ballots, shown }: SentNoticeProps) {
  const { sending, unsentIn, dividedIn } = voting;
  const stateOf = ({ id }: Ballot) =>
    [...(shown ? [shown] : []), ...ballots].find((one) => one.id === id)?.state;
  const isOpen = sending !== undefined && sending.ballot.id === ballot?.id;
  if (unsentIn && unsentIn.id !== sending?.ballot.id) {
    const state = stateOf(unsentIn);
    // Of a cancelled ballot, the screen says already that nothing counts.
    if (state === 'cancelled' ? unsentIn.id === shown?.id : state !== 'closed' && state !== 'counting')
      return null;
    return state === 'cancelled' ? (
      <Alert tone="info" title={`${texts.aborted}. ${texts.abortedText}`} isAnnounced>
        {titleOf(unsentIn)}
      </Alert>
    ) : (
      <Alert tone="danger" title={texts.unsent.title} isAnnounced>
        {titleOf(unsentIn)}. {texts.unsent.text}
      </Alert>
    );
  }
  if (!sending || (isOpen && (sending.state === 'waiting' || sending.state === 'received'))) return null;
  const divided = dividedIn(sending.ballot);
  const fate = fateOf(sending, { state: stateOf(sending.ballot), divided });
  const notice = notices[fate];
  if (!notice || (fate === 'cancelled' && sending.ballot.id === shown?.id)) return null;
  const [tone, title] = notice;
  // Nothing can be done any more about a vote that was refused, once its ballot has ended.
  const isPast = !isOpen && (fate === 'refused' || fate === 'unsealed');
  if (isPast)
    return (
      <Alert tone="info" title={title}>
        {titleOf(sending.ballot)}
      </Alert>
    );
  return (
    <Alert tone={tone} title={title} isAnnounced>
      {detailOf(fate, sending, divided, { isOpen, isOutdated: voting.isOutdated })}
    </Alert>
  );
}
