import { formatCount, formatLongDate, formatNumber, formatTime } from '@mijn/domain/formats';
import { type Block, fact, heading, paragraph } from '../../capabilities/word/blocks.ts';
import type { Represented } from '../voting/presence/presence.service.ts';
import { PRESENCES_MAX } from './minutes.repository.ts';
import type { MinutesFacts } from './minutes-facts.service.ts';
import { courseBlocks } from './minutes-procedure.service.ts';
import type { PresentPerson, Stay } from './who-was-present.service.ts';

const clock = (moment: Date): string => formatTime(moment);

/** Returns a time without its last word, such as `20.12`. */
const bareClock = (moment: Date): string => clock(moment).replace(' uur', '');

const apartments = (count: number): string => formatCount(count, 'appartement', 'appartementen');
const votes = (count: number): string => formatCount(count, 'stem', 'stemmen');

/** Returns what the portal knows about the meeting itself, and asks for the rest. */
export function meetingBlocks({ meeting, ...course }: MinutesFacts): Block[] {
  const { concerns, meeting_date, ends_at, location, online_url, is_second, chair_name, minute_taker } =
    meeting;
  const planned = ends_at === null ? clock(meeting_date) : `${bareClock(meeting_date)} tot ${clock(ends_at)}`;
  return [
    heading(1, 'De vergadering'),
    fact('Vereniging', meeting.association_name),
    fact('Vergadering', is_second ? `${concerns} (tweede vergadering)` : concerns),
    fact('Datum', formatLongDate(meeting_date)),
    fact('Gepland', planned),
    fact('Plaats', location ?? { fill: 'plaats' }),
    ...(online_url === null ? [] : [fact('Online', 'leden konden ook online meedoen')]),
    fact('Voorzitter', chair_name ?? { fill: 'naam' }),
    fact('Notulist', minute_taker ?? { fill: 'naam' }),
    fact('Geopend om', { fill: 'tijd' }),
    ...courseBlocks(course),
    fact('Gesloten om', { fill: 'tijd' }),
  ];
}

const wayOf = ({ is_online }: Stay): string => (is_online ? 'online' : 'in de zaal');

function stayText({ from, until }: Stay): string {
  if (until === null) return from === null ? 'vanaf het begin' : `vanaf ${clock(from)}`;
  return from === null ? `vanaf het begin tot ${clock(until)}` : `${bareClock(from)} tot ${clock(until)}`;
}

function personRow({ name, apartments: owned, stays }: PresentPerson): string[] {
  const ways = [...new Set(stays.map(wayOf))];
  return [
    name ?? 'Eigenaar',
    owned.length > 0 ? owned.join(', ') : 'geen eigen appartement',
    ways.join(' en '),
    stays.map(stayText).join(', '),
  ];
}

function scopeOf({ item_ids }: Represented, numbers: ReadonlyMap<string, number>): string {
  if (item_ids === null) return 'hele vergadering';
  const known = item_ids.flatMap((id) => numbers.get(id) ?? []).toSorted((one, other) => one - other);
  return known.length === 1 ? `punt ${known.join()}` : `punten ${known.join(', ')}`;
}

function presentBlocks({ present, is_cut }: MinutesFacts): Block[] {
  if (present.people.length === 0)
    return [paragraph(['In het portaal is niemand als aanwezig genoteerd.', { fill: 'Wie was er?' }])];
  return [
    {
      kind: 'table',
      columns: [
        { name: 'Naam', share: 2.6 },
        { name: 'Appartement', share: 3 },
        { name: 'Hoe', share: 1.4 },
        { name: 'Wanneer', share: 3 },
      ],
      rows: present.people.map(personRow),
    },
    paragraph(
      is_cut
        ? `De lijst is niet volledig: alleen de eerste ${formatNumber(PRESENCES_MAX)} keer dat iemand kwam, staat erin.`
        : 'De lijst is zoals de mensen bij de deur en online zijn genoteerd, met de appartementen van nu. Wie sindsdien zijn account heeft verwijderd, staat er niet in.',
      'soft',
    ),
    ...(present.people.some(({ name }) => name === null)
      ? [paragraph('Van een eigenaar zonder account kent het portaal de naam niet.', 'soft')]
      : []),
  ];
}

function representedBlocks({ present, items, ballots }: MinutesFacts): Block[] {
  const numbers = new Map([
    ...ballots.map(({ item_id, number }) => [item_id, number] as const),
    ...items.map(({ id, number }) => [id, number] as const),
  ]);
  return [
    heading(2, 'Vertegenwoordigd door een machtiging'),
    present.represented.length === 0
      ? paragraph('Geen.')
      : {
          kind: 'table',
          columns: [
            { name: 'Appartement', share: 3 },
            { name: 'Gegeven door', share: 2.6 },
            { name: 'Gemachtigde', share: 2.6 },
            { name: 'Voor', share: 1.8 },
          ],
          rows: present.represented.map((one) => [
            one.apartment,
            one.giver,
            one.holder,
            scopeOf(one, numbers),
          ]),
        },
  ];
}

function quorumText(
  { decision_kind, votes: needed }: MinutesFacts['quorums'][number],
  total: number,
): string {
  const kind =
    decision_kind === '' ? 'voor een geldig besluit' : `voor besluiten van de soort “${decision_kind}”`;
  return `nodig ${kind}: ${formatNumber(needed)} van de ${formatNumber(total)} stemmen aanwezig.`;
}

function countBlocks(facts: MinutesFacts): Block[] {
  const { present, is_cut, apartments_total, votes_total, quorums, meeting, ballots } = facts;
  if (apartments_total === 0)
    return [paragraph('Het portaal kent de appartementen en stemmen van de vereniging niet.')];
  const { most } = present;
  return [
    fact('In de hele vereniging', `${apartments(apartments_total)}, samen ${votes(votes_total)}`),
    ...(most && !is_cut
      ? [
          fact(
            'Hoogste aantal tegelijk aanwezig of vertegenwoordigd',
            `${apartments(most.apartments)}, samen ${votes(most.votes)} (om ${clock(new Date(most.at))})`,
          ),
        ]
      : []),
    ...quorums.map((quorum) => fact('Quorum', quorumText(quorum, votes_total))),
    ...(quorums.length === 0
      ? [
          fact(
            'Quorum',
            meeting.is_second
              ? 'voor deze tweede vergadering is in het portaal geen quorum vastgelegd.'
              : 'in het portaal is geen quorum vastgelegd.',
          ),
        ]
      : []),
    ...(ballots.some(({ result }) => result !== null)
      ? [paragraph('Hoeveel stemmen er bij een stemming aanwezig waren, staat bij die stemming.', 'soft')]
      : []),
  ];
}

/** Returns who was present, who was represented, and how many votes that were. */
export const attendanceBlocks = (facts: MinutesFacts): Block[] => [
  heading(1, 'Aanwezigheid'),
  heading(2, 'Aanwezig'),
  ...presentBlocks(facts),
  ...representedBlocks(facts),
  heading(2, 'Stemmen en quorum'),
  ...countBlocks(facts),
];
