import type { AgendaItem } from '@mijn/domain/agenda';
import type { Motion } from '@mijn/domain/motions';
import type { ProceduralMotion } from '@mijn/domain/procedure';
import type { RowOf } from '../../platform/database/index.ts';
import type { BallotRow } from '../voting/ballots/hold-ballot.service.ts';
import type { FiledDecision } from '../decisions/decisions.service.ts';
import type { CalendarMeeting } from '../meetings/meetings.service.ts';
import type { ActionRow, WaysRow } from './minutes.repository.ts';
import type { PastRepresentation } from '../voting/presence/presence.service.ts';
import type { AdjournmentRow } from '../voting/procedure/procedure.service.ts';
import type { PresentPerson } from './who-was-present.service.ts';

/** What happened at a meeting, as far as the portal knows. A draft of the minutes says nothing else. */
export interface MinutesFacts {
  meeting: Pick<
    CalendarMeeting,
    | 'association_name'
    | 'concerns'
    | 'meeting_date'
    | 'ends_at'
    | 'location'
    | 'online_url'
    | 'is_second'
    | 'chair_name'
    | 'minute_taker'
  >;
  /** The time of the draft. */
  now: Date;
  /** Whether presence and votes can still change. */
  is_held: boolean;
  present: PastRepresentation & { people: PresentPerson[] };
  /** Whether people came and went more often than the draft can list. */
  is_cut: boolean;
  apartments_total: number;
  votes_total: number;
  quorums: readonly { decision_kind: string; votes: number }[];
  items: readonly Pick<
    RowOf<AgendaItem, 'changed_at'>,
    'id' | 'number' | 'title' | 'text' | 'kind' | 'proposal' | 'since_convocation'
  >[];
  /** What the board wrote down, by the id of the item. */
  notes: ReadonlyMap<string, string>;
  /** The amendments and counter-proposals, by item in the order of voting. */
  motions: readonly Motion[];
  /** What the meeting decided about how it went on, oldest first. */
  procedural: readonly RowOf<ProceduralMotion, 'decided_at'>[];
  /** The breaks, oldest first. */
  adjournments: readonly AdjournmentRow[];
  /** The last ballots, oldest first. */
  ballots: readonly BallotRow[];
  /** The ballots before them that the draft leaves out, by the id of their agenda item. */
  left_out: ReadonlyMap<string, readonly WaysRow[]>;
  ways: ReadonlyMap<string, WaysRow>;
  /** The decisions of the meeting in the register, oldest first. */
  decisions: readonly FiledDecision[];
  actions: readonly ActionRow[];
  /** Whether there are more action items than the draft lists. */
  are_actions_cut: boolean;
}
