import {
  progressOf,
  type WrittenResolution,
  type WrittenResolutionInList,
} from '@mijn/domain/written-resolutions';
import { writtenResolutionsContract } from '@mijn/domain/written-resolutions/contract';
import { Refusal } from '../call/refusal.ts';
import { keepRows } from '../call/rows.ts';
import { callsOf, defineMock, type Responders } from '../define-mock.ts';
import { idOf } from '../provider/ids.ts';

/** The day of the mock. */
const TODAY = '2026-11-20';

/** Returns an open resolution, about which a member with one apartment has not voted yet. */
export const aWrittenResolution = (
  number: number,
  own: Partial<WrittenResolution> = {},
): WrittenResolution => ({
  id: idOf(96, number),
  title: 'Verven van de gevel door Van Rijn',
  wording: 'De vereniging laat de gevel verven door Van Rijn Schilders voor € 18.400,00.',
  explanation: 'De offerte geldt tot Kerstmis. De volgende vergadering is pas in juni.',
  last_day: '2026-12-10',
  state: 'open',
  created_at: '2026-11-18T09:00:00.000Z',
  created_on: '2026-11-18',
  adopted_on: null,
  withdrawn_on: null,
  decision_id: null,
  progress: { apartments_for: 3, apartments_against: 0, apartments_total: 6 },
  may_vote: true,
  own_apartments: [{ name: 'Kadestraat 12', votes: 10, choice: null, standing: 'none' }],
  apartments: [],
  ...own,
});

/** Returns the apartments that vote as the board reads them: three for, one of them on paper. */
export const someApartmentsOfResolution = (): WrittenResolution['apartments'] =>
  Array.from({ length: 6 }, (_, at) => ({
    apartment_id: idOf(97, at),
    name: `Kadestraat ${at + 8}`,
    standing: at < 3 ? ('for' as const) : ('none' as const),
    signed_on: at === 1 ? '2026-11-19' : null,
  }));

const inList = ({
  wording: _wording,
  explanation: _explanation,
  created_on: _created,
  may_vote: _may,
  own_apartments: _own,
  apartments: _apartments,
  ...row
}: WrittenResolution): WrittenResolutionInList => row;

/** Votes and consents are kept. That the last one adopts a resolution is a rule of a back end. */
function respond(resolutions: readonly WrittenResolution[]): Responders<typeof writtenResolutionsContract> {
  const rows = keepRows(resolutions);
  const change = (id: string, changed: (found: WrittenResolution) => Partial<WrittenResolution>) => {
    const found = rows.find(id);
    if (found instanceof Refusal) return found;
    if (found.state !== 'open') return new Refusal('resolution_closed');
    return rows.change(id, changed(found));
  };
  return {
    listWrittenResolutions: () => ({ data: rows.all().map(inList) }),
    getWrittenResolution: ({ params }) => rows.find(params.resolution_id),
    createWrittenResolution: ({ body: { explanation = '', ...body } }) =>
      rows.add(aWrittenResolution(100 + rows.count(), { ...body, explanation: explanation || null })),
    withdrawWrittenResolution: ({ params }) =>
      change(params.resolution_id, () => ({
        state: 'withdrawn',
        withdrawn_on: TODAY,
        progress: null,
        may_vote: false,
      })),
    voteOnWrittenResolution: ({ params, body: { choice } }) =>
      change(params.resolution_id, ({ own_apartments }) => ({
        own_apartments: own_apartments.map((one) => ({ ...one, choice, standing: choice })),
      })),
    setPaperConsent: ({ params, body: { apartment_id, signed_on } }) =>
      change(params.resolution_id, ({ apartments: before }) => {
        const apartments = before.map((one) =>
          one.apartment_id === apartment_id
            ? { ...one, signed_on, standing: signed_on === null ? ('none' as const) : ('for' as const) }
            : one,
        );
        return { apartments, progress: progressOf(apartments.map(({ standing }) => standing)) };
      }),
  };
}

/** Returns the mocked calls of written resolutions, for the duration of one story or test. */
export const writtenResolutionsCalls = (resolutions: readonly WrittenResolution[] = []) =>
  callsOf(writtenResolutionsContract, respond(resolutions));

export const writtenResolutionsMock = defineMock({
  contract: writtenResolutionsContract,
  generate: () => [aWrittenResolution(1)],
  respond,
});
