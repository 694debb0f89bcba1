import { isOpenProxy, type MeetingProxy, type Proxy, type ProxyTerms } from '@mijn/domain/proxies';
import { type Apartment, valueOfRule, type VotingRules } from '@mijn/domain/voting-rules';
import { idOf } from '../provider/ids.ts';
import type { OpenedMeeting } from './open-meeting.ts';

/** The id of the caller in a story, which has no member. */
export const STORY_CALLER = idOf(33, 0);

/** A proxy as the mock keeps it. Each caller sees it in another way. */
export interface MockProxy extends Omit<Proxy, 'relation' | 'may_respond' | 'may_withdraw' | 'may_object'> {
  /** The meeting of the proxy; null for every meeting of a story. */
  meeting_id: string | null;
  /** The id of the member who gave it; null for nobody with an account. */
  giver_id: string | null;
  /** The ids of the other owners of its apartments. */
  co_owner_ids: readonly string[];
}

/** A member of the mock who can hold a proxy. */
export interface MockHolder {
  id: string;
  name: string;
  apartments: string[];
  is_board: boolean;
}

/** Who makes a call. */
export interface Caller {
  id: string;
  isBoard: boolean;
}

const relationOf = (row: MockProxy, { id, isBoard }: Caller): Proxy['relation'] | undefined => {
  if (row.giver_id === id) return 'giver';
  if (row.holder_id === id || (row.is_to_board && row.holder === null && isBoard)) return 'holder';
  return row.co_owner_ids.includes(id) ? 'co_owner' : undefined;
};

/** Returns a proxy as a caller sees it; undefined if it does not concern the caller. */
export function proxyFor(
  row: MockProxy,
  caller: Caller,
  { hasBegun, isOver }: OpenedMeeting,
): Proxy | undefined {
  const relation = relationOf(row, caller);
  if (!relation) return undefined;
  const { meeting_id: _meeting, giver_id: _giver, co_owner_ids: _owners, ...proxy } = row;
  const isOpen = isOpenProxy(row.state);
  return {
    ...proxy,
    relation,
    may_respond: relation === 'holder' && (hasBegun ? row.state === 'offered' && !isOver : isOpen),
    may_withdraw: isOpen && relation === 'giver' && !row.is_paper && !isOver,
    may_object: isOpen && relation === 'co_owner' && !hasBegun,
  };
}

/** Returns a proxy as the board lists it. */
export function proxyForBoard(row: MockProxy, caller: Caller, { isOver }: OpenedMeeting): MeetingProxy {
  const {
    meeting_id: _meeting,
    giver_id,
    co_owner_ids: _owners,
    holder_id: _holder,
    holder_apartments: _apartments,
    early_numbers: _early,
    items,
    ...proxy
  } = row;
  return {
    ...proxy,
    item_numbers: row.is_whole_meeting ? [] : items.map(({ number }) => number),
    may_accept: row.is_to_board && row.state === 'offered' && giver_id !== caller.id && !isOver,
    may_withdraw: row.is_paper && isOpenProxy(row.state) && !isOver,
  };
}

/** Returns the most proxies that one person may hold; 0 without such a rule. */
export const proxiesMaxOf = ({ rules }: VotingRules): number =>
  Number(valueOfRule(rules, 'proxies_per_person', null) ?? 0);

export const isBoardAllowed = ({ rules }: VotingRules): boolean =>
  valueOfRule(rules, 'board_proxies', null) === 'yes';

/** Returns whether and how a caller can give a proxy. A proxy of another owner takes an apartment away. */
export function termsFor(
  rows: readonly MockProxy[],
  caller: Caller,
  rules: VotingRules,
  hasBegun: boolean,
  early_numbers: number[] = [],
): ProxyTerms {
  const own = rules.own_apartments.filter(({ votes }) => votes > 0);
  const given = rows.filter((row) => isOpenProxy(row.state) && relationOf(row, caller) === 'co_owner');
  const isGiven = ({ name }: Apartment) =>
    given.some(({ apartments }) => apartments.some((one) => one.name === name));
  const apartments = own.filter((apartment) => !isGiven(apartment));
  const proxies_max = proxiesMaxOf(rules);
  const obstacleOf = (): ProxyTerms['obstacle'] => {
    if (proxies_max === 0) return 'not_allowed';
    if (hasBegun) return 'meeting_begun';
    if (own.length === 0) return 'no_apartment';
    return apartments.length === 0 ? 'given_by_co_owner' : null;
  };
  const is_board_allowed = isBoardAllowed(rules);
  return { obstacle: obstacleOf(), proxies_max, is_board_allowed, apartments, early_numbers };
}

/**
 * Returns whether a holder has proxies of as many givers as the rules allow. Only accepted ones count, and several of one giver are one.
 * @param giver_id the giver of a further proxy, whose others do not count; null for nobody with an account.
 */
export function isFull(
  rows: readonly MockProxy[],
  holder_id: string | null,
  rules: VotingRules,
  giver_id: string | null,
): boolean {
  const givers = rows
    .filter((row) => row.state === 'accepted' && row.holder_id === holder_id)
    .map((row) => row.giver_id ?? row.giver);
  const others = new Set(givers.filter((giver) => giver !== giver_id));
  return holder_id !== null && others.size >= proxiesMaxOf(rules);
}
