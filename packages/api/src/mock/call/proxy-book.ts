import type { AgendaItem } from '@mijn/domain/agenda';
import { agendaContract } from '@mijn/domain/agenda/contract';
import type { Photo } from '@mijn/domain/albums';
import { albumsContract } from '@mijn/domain/albums/contract';
import {
  isOpenProxy,
  type PaperProxyForm,
  type Proxy,
  type ProxyForm,
  type ProxyItem,
} from '@mijn/domain/proxies';
import { isBoardMember } from '@mijn/domain/roles';
import type { ApartmentInList, VotingRules } from '@mijn/domain/voting-rules';
import { votingRulesContract } from '@mijn/domain/voting-rules/contract';
import { aPhoto } from '../resources/albums.ts';
import { type MockEarlyVote, numbersVotedAbout } from './early-rows.ts';
import type { Hall } from './hall.ts';
import type { Member } from './member.ts';
import { aboutMeetings, type MeetingCall, type OpenedMeeting } from './open-meeting.ts';
import {
  type Caller,
  isBoardAllowed,
  isFull,
  type MockHolder,
  type MockProxy,
  proxiesMaxOf,
  proxyFor,
  STORY_CALLER,
} from './proxy-rows.ts';
import { Refusal } from './refusal.ts';
import { keepRows } from './rows.ts';
import { nowOf } from './visibility.ts';

export interface ProxiesData {
  rules: VotingRules;
  proxies: readonly MockProxy[];
  holders: readonly MockHolder[];
  apartments: readonly ApartmentInList[];
  items: readonly AgendaItem[];
  /** Returns what is known of votes before the meetings; undefined if nobody asked for them before, and in a story. */
  hall?: (() => Hall | undefined) | undefined;
  /** The meeting of a story. */
  meeting?: OpenedMeeting | undefined;
  /** Whether the caller of a story is of the board. */
  isBoard?: boolean | undefined;
  /** The number before that of the first proxy, so that two associations never share an id. */
  first: number;
}

export type ProxyCall = MeetingCall & { params: { proxy_id: string } };

export type ProxyBook = ReturnType<typeof openProxyBook>;

/** Keeps the proxies of all meetings, and answers what several calls need to know. */
export function openProxyBook(data: ProxiesData) {
  const rows = keepRows(data.proxies);
  const abouts = aboutMeetings(data.meeting);
  const rulesFor = async (member: Member | undefined): Promise<VotingRules> =>
    member ? member.ask(votingRulesContract.getVotingRules) : data.rules;
  const callerOf = (member: Member | undefined): Caller =>
    member
      ? {
          id: member.account.user.id,
          isBoard: member.association !== undefined && isBoardMember(member.association),
        }
      : { id: STORY_CALLER, isBoard: data.isBoard ?? false };
  const rowsOf = ({ params: { meeting_id } }: MeetingCall): MockProxy[] =>
    rows.all().filter((row) => row.meeting_id === null || row.meeting_id === meeting_id);
  const isShown = (row: MockProxy, { member }: MeetingCall): boolean => {
    const caller = callerOf(member);
    return caller.isBoard || proxyFor(row, caller, abouts.ofStory) !== undefined;
  };
  /** Returns a proxy that the caller may see: one that concerns the caller, or any for the board. */
  const findFor = (call: ProxyCall): MockProxy | Refusal =>
    rowsOf(call).find((row) => row.id === call.params.proxy_id && isShown(row, call)) ??
    new Refusal('not_found');
  const itemsAt = async ({ params: { meeting_id }, member }: MeetingCall): Promise<readonly AgendaItem[]> =>
    member ? (await member.ask(agendaContract.listAgendaItems, {}, { meeting_id })).data : data.items;
  /** Returns the numbers of the items about which somebody voted before the meeting. */
  const earlyNumbers = async (
    call: MeetingCall,
    isCounted: (vote: MockEarlyVote, apartment: string | undefined) => boolean,
  ): Promise<number[]> => {
    const hall = data.hall?.();
    const early = hall?.earlyAt(call) ?? [];
    if (!hall || early.length === 0) return [];
    const nameOf = (id: string) => hall.apartments.find((apartment) => apartment.id === id)?.name;
    return numbersVotedAbout(early, await itemsAt(call), (vote) =>
      isCounted(vote, nameOf(vote.apartment_id)),
    );
  };
  /** Returns a proxy as a caller sees it, with the votes before the meeting that go before it; undefined if it does not concern the caller. */
  const seenBy = async (row: MockProxy, call: MeetingCall, opened: OpenedMeeting) => {
    const caller = callerOf(call.member);
    const proxy = proxyFor(row, caller, opened);
    // The whole board does not read who voted before the meeting.
    if (!proxy || !data.hall || (proxy.relation === 'holder' && row.holder === null)) return proxy;
    const early_numbers = await earlyNumbers(
      call,
      ({ item_id }, name) =>
        row.apartments.some((apartment) => apartment.name === name) &&
        (row.is_whole_meeting || row.items.some((item) => item.item_id === item_id)),
    );
    return { ...proxy, early_numbers };
  };
  const tooMany = (rules: VotingRules) =>
    new Refusal('too_many_proxies', { params: { max: proxiesMaxOf(rules) } });
  return {
    ...abouts,
    rows,
    rulesFor,
    callerOf,
    rowsOf,
    findFor,
    seenBy,
    earlyNumbers,
    tooMany,
    nextNumber: (): number => data.first + rows.count() + 1,
    /** Returns the open proxies of the caller. */
    ownOf: (call: MeetingCall): MockProxy[] =>
      rowsOf(call).filter((row) => row.giver_id === callerOf(call.member).id && isOpenProxy(row.state)),
    /** Responds about a proxy that concerns the caller. */
    aboutOwn: <Call extends ProxyCall, Result>(
      work: (row: MockProxy, call: Call, opened: OpenedMeeting) => Result,
    ) =>
      abouts.about((call: Call, opened) => {
        const row = rowsOf(call).find(({ id }) => id === call.params.proxy_id);
        return row && proxyFor(row, callerOf(call.member), opened)
          ? work(row, call, opened)
          : new Refusal('not_found');
      }),
    /** Returns a changed proxy as its caller sees it. The board, which withdraws those on paper, sees it as its giver does. */
    shown: async (
      changed: MockProxy | Refusal,
      call: MeetingCall,
      opened: OpenedMeeting,
    ): Promise<Proxy | Refusal> => {
      if (changed instanceof Refusal) return changed;
      const asGiver = { ...changed, giver_id: callerOf(call.member).id };
      return (
        (await seenBy(changed, call, opened)) ??
        (await seenBy(asGiver, call, opened)) ??
        new Refusal('not_found')
      );
    },
    end: (id: string, state: 'refused' | 'withdrawn' | 'objected', { member }: MeetingCall) =>
      rows.change(id, { state, ended_at: nowOf(member) }),
    /** Returns why a member can't hold one more proxy. */
    refusalOf: (
      call: MeetingCall,
      holder: MockHolder | undefined,
      rules: VotingRules,
      giver_id: string | null,
    ): Refusal | undefined => {
      if (holder?.is_board && !isBoardAllowed(rules)) return new Refusal('proxy_not_allowed');
      return isFull(rowsOf(call), holder?.id ?? null, rules, giver_id) ? tooMany(rules) : undefined;
    },
    itemsOf: async (form: ProxyForm['items'], call: MeetingCall): Promise<ProxyItem[]> => {
      const agenda = await itemsAt(call);
      return agenda.flatMap(({ id, number, title }) =>
        form
          .filter(({ item_id }) => item_id === id)
          .map((one) => Object.assign({}, one, { number, title, is_changed: false })),
      );
    },
    findApartment: async (id: string, member: Member | undefined): Promise<ApartmentInList | undefined> => {
      const all = member
        ? (await member.ask(votingRulesContract.listApartments, { per_page: '100' })).data
        : data.apartments;
      return all.find((apartment) => apartment.id === id);
    },
    photosOf: async (form: PaperProxyForm['photos'], member: Member | undefined): Promise<Photo[]> => {
      if (!member) return form.map(({ id, alt }, at) => aPhoto(at + 1, { id, alt }));
      const ids = form.map(({ id }) => id).join(',');
      const { data: photos } = await member.ask(albumsContract.listPhotos, { ids });
      return form.flatMap(({ id, alt }) =>
        photos.flatMap((photo) => (photo.id === id ? [{ ...photo, alt }] : [])),
      );
    },
  };
}
