import type { AgendaItem } from '@mijn/domain/agenda';
import { agendaContract } from '@mijn/domain/agenda/contract';
import type { Convocation, ConvocationForm, Delivery } from '@mijn/domain/convocations';
import { convocationsContract } from '@mijn/domain/convocations/contract';
import { dutchDay } from '@mijn/domain/formats';
import { meetingsContract } from '@mijn/domain/meetings/contract';
import { isBoardMember } from '@mijn/domain/roles';
import type { HttpHandler } from 'msw';
import { aboutMeetings, type MeetingCall } from '../call/open-meeting.ts';
import { Refusal } from '../call/refusal.ts';
import { pageOf } from '../call/rows.ts';
import { nowOf } from '../call/visibility.ts';
import { callsOf, defineMock, type Responders } from '../define-mock.ts';
import { idOf } from '../provider/ids.ts';
import { convokeAgenda } from './agenda.ts';
import { convene } from './meetings.ts';

/** The members of the mock who are mailed. */
const MEMBERS = ['Anna Eigenaar', 'Bram Bestuur', 'Carla Kopie'];

const hashOf = (number: number): string => `${number}`.padStart(4, '0').repeat(16);

export const aConvocation = (version: number, own: Partial<Convocation> = {}): Convocation => ({
  id: idOf(34, version),
  version,
  frozen_at: '2026-11-18T19:04:00.000Z',
  hash: hashOf(version),
  document_count: 3,
  delivery_count: 42,
  ...own,
});

export const aDelivery = (position: number, own: Partial<Delivery> = {}): Delivery => {
  const name = MEMBERS[(position - 1) % MEMBERS.length] ?? '';
  return {
    position,
    name,
    email: `${name.toLowerCase().replaceAll(' ', '.')}@waterpas.example`,
    way: 'mail',
    delivered_at: '2026-11-18T19:04:02.000Z',
    state: 'sent',
    hash: hashOf(100 + position),
    ...own,
  };
};

interface Sent {
  convocation: Convocation;
  /** What the members got, to compare a later agenda with. */
  agenda: string;
}

interface ConvocationsData {
  /** The convocations of every meeting at first, newest first. */
  convocations: readonly Convocation[];
  deliveries: readonly Delivery[];
  /** Whether the members lack the agenda of a story, which has no member. */
  maySend: boolean;
  isUnchanged: boolean;
  /** Records that a meeting was convened on a day, in the mocks of meetings and agendas. A story has none. */
  onSent?: (meeting_id: string, day: string) => void;
}

type ConvocationCall = MeetingCall & { params: { meeting_id: string; convocation_id: string } };

const agendaText = (items: readonly AgendaItem[]): string =>
  JSON.stringify(items.map(({ version: _version, changed_at: _changed, ...item }) => item));

function respond({
  convocations,
  deliveries,
  maySend,
  isUnchanged,
  onSent,
}: ConvocationsData): Responders<typeof convocationsContract> {
  const books = new Map<string, Sent[]>();
  const { about, aboutForBoard } = aboutMeetings();
  let added = 0;

  const sentOf = ({ params: { meeting_id } }: MeetingCall): Sent[] =>
    books.get(meeting_id) ?? convocations.map((convocation) => ({ convocation, agenda: '' }));
  const itemsOf = async ({ member, params: { meeting_id } }: MeetingCall): Promise<AgendaItem[]> =>
    member ? (await member.ask(agendaContract.listAgendaItems, {}, { meeting_id })).data : [];
  /** Returns whether the members lack the agenda as it is now. */
  const isLacking = async (call: MeetingCall): Promise<boolean> => {
    const [newest] = sentOf(call);
    if (!call.member) return maySend && !books.has(call.params.meeting_id);
    const items = await itemsOf(call);
    return items.length > 0 && newest?.agenda !== agendaText(items);
  };
  const ofConvocation =
    <Call extends ConvocationCall, Result>(work: (call: Call, convocation: Convocation) => Result) =>
    (call: Call) => {
      const found = sentOf(call).find(({ convocation }) => convocation.id === call.params.convocation_id);
      return found ? work(call, found.convocation) : new Refusal('not_found');
    };
  const isOfBoard = ({ member }: MeetingCall): boolean => !member || isBoardMember(member.association);

  return {
    listConvocations: about(async (call: MeetingCall, { hasBegun }) => {
      const may_send = isOfBoard(call) && !hasBegun && (await isLacking(call));
      return {
        data: sentOf(call).map(({ convocation }) => convocation),
        may_send,
        recipient_count: may_send ? MEMBERS.length : null,
      };
    }),
    createConvocation: aboutForBoard(async (call: MeetingCall & { body: ConvocationForm }, { hasBegun }) => {
      if (hasBegun) return new Refusal('meeting_begun');
      const before = sentOf(call);
      const version = (before[0]?.convocation.version ?? 0) + 1;
      if (call.body.version !== version || !(await isLacking(call))) return new Refusal('conflict');
      const { meeting_id } = call.params;
      added += 1;
      const documents = (await call.member?.ask(meetingsContract.getMeeting, {}, { meeting_id }))?.documents;
      const convocation = aConvocation(version, {
        id: idOf(35, added),
        frozen_at: nowOf(call.member),
        document_count: documents?.length ?? 0,
        delivery_count: MEMBERS.length,
      });
      onSent?.(meeting_id, dutchDay(convocation.frozen_at));
      books.set(meeting_id, [{ convocation, agenda: agendaText(await itemsOf(call)) }, ...before]);
      return convocation;
    }),
    downloadPdf: about(ofConvocation((_, { version }) => `Oproep ${version}.pdf`)),
    downloadZip: about(ofConvocation((_, { version }) => `Oproep ${version}`)),
    listDeliveries: about(
      ofConvocation((call: ConvocationCall & { query: URLSearchParams }) =>
        isOfBoard(call)
          ? { ...pageOf([...deliveries], call.query), is_unchanged: isUnchanged }
          : new Refusal('forbidden'),
      ),
    ),
    downloadDeliveries: about(
      ofConvocation((call: ConvocationCall) =>
        isOfBoard(call)
          ? ['Nummer;Naam', ...deliveries.map(({ position, name }) => `${position};${name}`)].join('\r\n')
          : new Refusal('forbidden'),
      ),
    ),
  };
}

const someDeliveries = (): Delivery[] => MEMBERS.map((_, at) => aDelivery(at + 1));

/** Returns the mocked calls of the convocations of every meeting, for the duration of one story or test. */
export const convocationsCalls = ({
  convocations = [],
  deliveries = someDeliveries(),
  maySend = false,
  isUnchanged = true,
}: Partial<ConvocationsData> = {}): HttpHandler[] =>
  callsOf(convocationsContract, respond({ convocations, deliveries, maySend, isUnchanged }));

/** Each meeting of the mock with an agenda has one convocation. */
export const convocationsMock = defineMock({
  contract: convocationsContract,
  generate: (place) => ({
    onSent: (meeting_id, day) => {
      convene(place, meeting_id, day);
      convokeAgenda(place, meeting_id);
    },
    convocations: [aConvocation(1, { delivery_count: MEMBERS.length })],
    deliveries: someDeliveries(),
    maySend: false,
    isUnchanged: true,
  }),
  respond,
});
