import type { Convocation, ConvocationList, Delivery } from '@mijn/domain/convocations';
import { convocationsContract } from '@mijn/domain/convocations/contract';
import { Refusal } from '../call/refusal.ts';
import { keepPer, keepRows, pageOf } from '../call/rows.ts';
import { nowOf } from '../call/member.ts';
import { callsOf, defineMock, type Responders } from '../define-mock.ts';
import { idOf } from '../provider/ids.ts';

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
    apartment: null,
    way: 'mail',
    delivered_at: '2026-11-18T19:04:02.000Z',
    state: 'sent',
    hash: hashOf(100 + position),
    ...own,
  };
};

interface ConvocationsData {
  /** The convocations of every meeting at first, newest first. */
  convocations?: readonly Convocation[];
  deliveries?: readonly Delivery[];
  /** Whether the members lack the agenda, so that the board can send one convocation. */
  maySend?: boolean;
  notice?: ConvocationList['notice'];
  isUnchanged?: boolean;
  /** The owners without an account who need a letter of the newest convocation. */
  letters?: number;
}

/** The code on the letters of the mock. */
export const LETTERS_CODE = '482913';

function respond({
  convocations = [],
  deliveries = MEMBERS.map((_, at) => aDelivery(at + 1)),
  maySend = false,
  notice = { days_given: 18, days_needed: 15, days_urgent: null },
  isUnchanged = true,
  letters = 0,
}: ConvocationsData): Responders<typeof convocationsContract> {
  const rowsOf = keepPer(() => keepRows(convocations));
  let posted = 0;
  const mayStillSend = (meeting_id: string) =>
    maySend && rowsOf(meeting_id).all().length === convocations.length;
  return {
    listConvocations: ({ params: { meeting_id } }) => {
      const may_send = mayStillSend(meeting_id);
      const recipient_count = may_send ? MEMBERS.length : null;
      return {
        data: [...rowsOf(meeting_id).all()],
        may_send,
        notice: may_send ? notice : null,
        recipient_count,
        letter_count: letters - posted,
      };
    },
    createConvocation: ({ params: { meeting_id }, body: { version }, member }) => {
      const rows = rowsOf(meeting_id);
      if (!mayStillSend(meeting_id) || version !== (rows.all()[0]?.version ?? 0) + 1)
        return new Refusal('conflict');
      const frozen_at = nowOf(member);
      return rows.add(aConvocation(version, { frozen_at, delivery_count: MEMBERS.length }));
    },
    postLetters: ({ params: { meeting_id, convocation_id }, body: { code } }) => {
      if (code !== LETTERS_CODE) return new Refusal('letters_changed');
      const letter_count = letters - posted;
      posted = letters;
      const found = rowsOf(meeting_id).find(convocation_id);
      return found instanceof Refusal
        ? found
        : { ...found, delivery_count: found.delivery_count + letter_count };
    },
    listDeliveries: ({ query }) => ({ ...pageOf(deliveries, query), is_unchanged: isUnchanged }),
  };
}

/** Returns the mocked calls of the convocations of every meeting, for the duration of one story or test. */
export const convocationsCalls = (data: ConvocationsData = {}) =>
  callsOf(convocationsContract, respond(data));

/** Each meeting of the mock has one convocation. */
export const convocationsMock = defineMock({
  contract: convocationsContract,
  generate: () => ({ convocations: [aConvocation(1, { delivery_count: MEMBERS.length })] }),
  respond,
});
