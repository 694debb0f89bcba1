import type { AgendaItem } from '@mijn/domain/agenda';
import { dutchTime, formatDate } from '@mijn/domain/formats';
import { instructionTexts, isOpenProxy, type Proxy, type ProxyItem } from '@mijn/domain/proxies';
import type { ProxySummaryItem, ProxySummaryProps } from './proxy-summary/proxy-summary.tsx';
import { texts } from './texts.ts';
import { proposalsOf } from './words.ts';

const dayOf = (moment: string): string => formatDate(dutchTime(moment));

/** Returns the state of a proxy as the page shows it. */
export function stateOf({
  state,
  is_paper,
  given_at,
  accepted_at,
}: Pick<Proxy, 'state' | 'is_paper' | 'given_at' | 'accepted_at'>): ProxySummaryProps['state'] {
  if (state === 'accepted') {
    const text = is_paper
      ? texts.states.paperOn(dayOf(given_at))
      : texts.states.acceptedOn(dayOf(accepted_at ?? given_at));
    return { tone: 'done', text };
  }
  const isGivenBack = state === 'refused' && accepted_at !== null;
  const text = isGivenBack ? texts.states.givenBack : texts.states[state];
  return { tone: state === 'offered' ? 'waiting' : 'refused', text };
}

type Vote = Pick<ProxySummaryItem, 'vote' | 'text'>;

function voteOf({ instruction, option }: Pick<ProxyItem, 'instruction' | 'option'>, decides: string): Vote {
  if (instruction === null) return { vote: 'holder', text: decides };
  if (instruction === 'option') return { vote: 'option', text: texts.chosenOption(option ?? '') };
  return { vote: instruction, text: instructionTexts[instruction] };
}

/** Says that an item was changed, and that an instruction about another text does not count. */
function warningOf(item: ProxyItem): string | undefined {
  if (item.is_outdated && item.instruction !== null)
    return texts.outdatedItem(voteOf(item, '').text.toLowerCase());
  return item.is_changed ? texts.changedItem : undefined;
}

/**
 * Returns the proposals of a proxy with what its holder votes. A proxy for the whole meeting has those without an instruction too, once
 * it has one, so that nobody wonders about the others.
 * @param agenda the items of the meeting, or none while they are not known.
 * @param decides says that the holder decides.
 */
export function itemsOf(
  { items, is_whole_meeting }: Pick<Proxy, 'items' | 'is_whole_meeting'>,
  agenda: readonly AgendaItem[],
  decides: string,
): ProxySummaryItem[] {
  const own = items.map((item) => ({
    id: item.item_id,
    number: item.number,
    title: item.title,
    ...(item.is_outdated ? voteOf(FREE, decides) : voteOf(item, decides)),
    warning: warningOf(item),
  }));
  if (!is_whole_meeting || own.length === 0) return own;
  const others = proposalsOf(agenda)
    .filter(({ id }) => !own.some((item) => item.id === id))
    .map(({ id, number, title }) =>
      Object.assign(voteOf(FREE, decides), { id, number, title, warning: undefined }),
    );
  return [...own, ...others].sort((one, other) => one.number - other.number);
}

const FREE = { instruction: null, option: null } as const;

/**
 * Returns the proxies that a giver still has to know of: the open ones, and one that was refused or objected to, unless a later one took
 * its place.
 */
export function shownToGiver(proxies: readonly Proxy[]): Proxy[] {
  const given = proxies.filter(({ relation }) => relation === 'giver');
  const open = given.filter(({ state }) => isOpenProxy(state));
  const isLeft = ({ state, ended_at }: Proxy): boolean =>
    (state === 'refused' || state === 'objected') &&
    ended_at !== null &&
    !given.some(({ given_at }) => given_at > ended_at);
  return [...open, ...given.filter(isLeft)];
}

/** Returns the proxies that a member holds or may accept, with those that wait for a response first. */
export const shownToHolder = (proxies: readonly Proxy[]): Proxy[] =>
  proxies
    .filter(({ relation, state }) => relation === 'holder' && isOpenProxy(state))
    .sort((one, other) => Number(one.state === 'accepted') - Number(other.state === 'accepted'));

/** Returns the proxies of other owners of an apartment of the member: the open ones, and those that ended by an objection. */
export const shownToCoOwner = (proxies: readonly Proxy[]): Proxy[] =>
  proxies.filter(
    ({ relation, state }) => relation === 'co_owner' && (isOpenProxy(state) || state === 'objected'),
  );
