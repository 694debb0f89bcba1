import type { ApiError } from '@mijn/api';
import { useRef, useState } from 'react';
import { isPassing } from '../../../shared/uploads/connection-back.ts';
import { castUntilResponse, createPause } from './cast-until-response.ts';

/** The votes of one press of the button. */
interface SentVotes {
  /** The id of what they are about: a ballot, or an agenda item before the meeting. */
  about: string;
  /** Whether the server does not confirm them when they are sent again after the closing. */
  isSecret: boolean;
}

/** What became of the votes that the member sent last. */
export interface Progress {
  /**
   * `late` came after the closing, `newer` came after a vote or a withdrawal of another device of the member,
   * `unsealed` could not be sealed by this browser, and `kept` is not sent any more.
   */
  state: 'busy' | 'waiting' | 'received' | 'late' | 'refused' | 'newer' | 'unsealed' | 'kept';
  error?: ApiError;
  /** Whether the server may have received votes that it does not confirm any more. */
  isUnsure: boolean;
}

interface Options<Votes extends SentVotes> {
  /** Sends votes once. `isNewest` returns whether the member sent no others since. */
  post: (votes: Votes, isNewest: () => boolean) => Promise<ApiError | undefined>;
  /** The time at which the server said last what it has, in milliseconds; 0 before. */
  saidAt: number;
  /** Called when the server has the votes, or does not take them any more, so that the member chooses again. */
  onSettled: (votes: Votes) => void;
  /** Forgets what the member chose. */
  onKept: () => void;
  /** Asks the server again what it has. */
  askAgain: () => void;
}

interface Attempt<Votes> {
  /** Tells one content from another. */
  key: string;
  votes: Votes;
}

function endOf(error: ApiError | undefined): Progress['state'] {
  if (!error) return 'received';
  const code = error.kind === 'response' ? error.code : undefined;
  return code === 'ballot_closed' ? 'late' : code === 'newer_vote' ? 'newer' : 'refused';
}

/** The states in which the server may have a vote that it did not confirm. */
const ON_ITS_WAY: ReadonlySet<Progress['state']> = new Set(['busy', 'waiting', 'refused', 'kept']);

/** Sends votes until the server responds (docs/product.md#voting), in a ballot and before the meeting. */
export function useSendVotes<Votes extends SentVotes>(options: Options<Votes>) {
  const { post, saidAt, onSettled, onKept, askAgain } = options;
  const [last, setLast] = useState<Progress & { at: number }>();
  const [isInFlight, setInFlight] = useState(false);
  const [pause] = useState(createPause);
  const wanted = useRef<Attempt<Votes>>(undefined);
  const isRunning = useRef(false);
  /** The attempts without a response: the server may have received them. */
  const unanswered = useRef<readonly Attempt<Votes>[]>([]);
  // Votes that are not sent any more are nothing to tell, once the server said again what it has.
  const progress = last?.state === 'kept' && saidAt > last.at ? undefined : last;
  const tell = (state: Progress['state'], more: Partial<Progress> = {}): void =>
    setLast({ isUnsure: false, ...more, state, at: Date.now() });

  const send = async (): Promise<ApiError | 'changed' | 'stopped' | undefined> => {
    const attempt = wanted.current;
    if (!attempt) return 'stopped';
    const isNewest = () => wanted.current === attempt;
    setInFlight(true);
    try {
      const error = await post(attempt.votes, isNewest);
      if (error && isPassing(error)) unanswered.current = [...unanswered.current, attempt];
      if (!error)
        unanswered.current = unanswered.current.filter(({ votes }) => votes.about !== attempt.votes.about);
      return isNewest() ? error : 'changed';
    } finally {
      setInFlight(false);
    }
  };
  /** Returns whether an attempt got no response, so that a refusal of another one does not tell that the server received nothing. */
  const isUnconfirmed = ({ key, votes: { about, isSecret } }: Attempt<Votes>): boolean =>
    unanswered.current.some((one) => one.votes.about === about && (isSecret || one.key !== key));

  return {
    progress,
    isInFlight,
    isOnItsWay: progress !== undefined && ON_ITS_WAY.has(progress.state),
    /** Whether the screen does not know yet which vote of another device counts. */
    isOutdated: progress?.state === 'newer' && saidAt <= progress.at,
    /** Says nothing any more of what was sent. */
    forget: () => setLast(undefined),
    /** Sends votes in place of those that still wait. A second press with the same content only ends the wait. */
    cast: async (key: string, votesOf: () => Votes): Promise<void> => {
      pause.end();
      if (wanted.current?.key === key) return;
      wanted.current = { key, votes: votesOf() };
      tell('busy');
      if (isRunning.current) return;
      isRunning.current = true;
      try {
        const outcome = await castUntilResponse({
          send,
          onNoResponse: () => tell('waiting'),
          wait: pause.wait,
        });
        if (outcome === 'stopped') return;
        const state = endOf(outcome);
        const isUnsure = isUnconfirmed(wanted.current);
        if (state !== 'refused') onSettled(wanted.current.votes);
        tell(state, { isUnsure, ...(outcome && { error: outcome }) });
      } catch {
        tell('unsealed');
      } finally {
        wanted.current = undefined;
        isRunning.current = false;
      }
    },
    /** Forgets what was chosen, and does not send it any more. A call on its way cannot be taken back. */
    keep: (): void => {
      if (isInFlight) return;
      const isWaiting = wanted.current !== undefined;
      wanted.current = undefined;
      pause.end();
      onKept();
      if (!isWaiting) {
        setLast(undefined);
        return;
      }
      tell('kept');
      // An attempt without a response may have been received all the same.
      askAgain();
    },
  };
}
