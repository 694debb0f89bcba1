import {
  type ItemNote,
  type MeetingMinutes,
  type MinutesVersion,
  refusalToPublish,
} from '@mijn/domain/minutes';
import { minutesContract } from '@mijn/domain/minutes/contract';
import { Refusal } from '../call/refusal.ts';
import { callsOf, defineMock, type Responders } from '../define-mock.ts';

interface MockedMinutes {
  notes: readonly ItemNote[];
  minutes: MeetingMinutes;
}

/** The time of the mock at which notes are written. */
const WRITTEN_AT = '2026-11-20T12:00:00.000Z';

/** Minutes of a meeting that is over, which nobody has written in. */
export const someMinutes = (own: Partial<MeetingMinutes> = {}): MeetingMinutes => ({
  version: 0,
  text: '# Agenda\n\n## 1. Opening\n\nBesproken: [vul aan: Wat is er besproken?]',
  hash: 'a'.repeat(64),
  written_at: null,
  written_by: null,
  chair: 'Vera Visser',
  minute_taker: 'Els Bos',
  signatures: [],
  is_over: true,
  publication_refusal: 'minutes_unsigned',
  published_at: null,
  document_id: null,
  ...own,
});

/** Returns what is in the way of a publication, for the signatures that the minutes have. */
const refusalOf = ({
  signatures,
  is_over,
  chair,
  minute_taker,
}: MeetingMinutes): MeetingMinutes['publication_refusal'] => {
  const refusal = refusalToPublish(
    {
      is_over,
      is_published: false,
      has_open_ballot: false,
      signed: signatures.map(({ office, name }) => ({ office, name, user_id: null })),
    },
    { chair, minute_taker },
  );
  return refusal === undefined || refusal === 'minutes_published' ? null : refusal;
};

/** The document is an empty one. */
function respond({ notes: first, minutes: before }: MockedMinutes): Responders<typeof minutesContract> {
  let minutes = before;
  const versions: (MinutesVersion & { text: string })[] = [];
  const keep = () => {
    const { version, text, written_at, written_by, signatures } = minutes;
    if (written_at === null) return;
    const others = versions.filter((one) => one.version !== version);
    versions.splice(0, versions.length, { version, text, written_at, written_by, signatures }, ...others);
  };
  keep();
  const notes = new Map(first.map((note) => [note.item_id, note]));
  return {
    listItemNotes: () => ({ data: [...notes.values()], is_final: minutes.published_at !== null }),
    setItemNote: ({ params: { item_id }, body: { text = '', version } }) => {
      if (minutes.published_at !== null) return new Refusal('minutes_published');
      const stored = notes.get(item_id);
      if (version !== (stored?.version ?? 0)) return new Refusal('conflict');
      const note = { item_id, text, version: version + 1, changed_at: WRITTEN_AT };
      notes.set(item_id, note);
      return note;
    },
    getMinutes: () => minutes,
    listMinutesVersions: () => ({ data: versions.map(({ text: _text, ...version }) => version) }),
    getMinutesVersion: ({ query }) =>
      versions.find(({ version }) => version === Number(query.get('version'))) ?? new Refusal('not_found'),
    setMinutes: ({ body: { text, version } }) => {
      if (version !== minutes.version) return new Refusal('conflict');
      const written = { text, version: version + 1, written_at: WRITTEN_AT, written_by: 'Vera Visser' };
      minutes = { ...minutes, ...written, signatures: [], publication_refusal: 'minutes_unsigned' };
      keep();
      return minutes;
    },
    signMinutes: ({ body: { version, office, paper_name } }) => {
      if (version !== minutes.version) return new Refusal('conflict');
      const name = paper_name ?? 'Vera Visser';
      const stated_by = paper_name === undefined ? null : 'Vera Visser';
      const signatures = [...minutes.signatures, { office, name, stated_by, signed_at: WRITTEN_AT }];
      minutes = { ...minutes, signatures };
      minutes = { ...minutes, publication_refusal: refusalOf(minutes) };
      keep();
      return minutes;
    },
    publishMinutes: ({ body: { version } }) => {
      if (version !== minutes.version) return new Refusal('conflict');
      minutes = { ...minutes, published_at: WRITTEN_AT };
      return minutes;
    },
  };
}

/** Returns the mocked calls of minutes, for the duration of one story or test. */
export const minutesCalls = (notes: readonly ItemNote[] = [], minutes = someMinutes()) =>
  callsOf(minutesContract, respond({ notes, minutes }));

export const minutesMock = defineMock({
  contract: minutesContract,
  generate: (): MockedMinutes => ({ notes: [], minutes: someMinutes() }),
  respond,
});
