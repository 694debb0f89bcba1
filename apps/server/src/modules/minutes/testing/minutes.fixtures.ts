import { v7 as newId } from 'uuid';
import { DAY_MS, HOUR_MS } from '@mijn/domain/limits';
import { memberships, users } from '../../../platform/database/index.ts';
import type { FixtureContext } from '../../../testing/fixtures/context.ts';
import type { Fixtures } from '../../../testing/fixtures/fixtures.ts';
import { MARKS } from '../../../testing/fixtures/marks.ts';
import { meetingItems } from '../../meetings/agenda/agenda.tables.ts';
import { meetings } from '../../meetings/meetings.tables.ts';
import { meetingPresences } from '../../voting/presence/presence.tables.ts';
import { sha256 } from '../../../platform/security/digest.ts';
import { meetingItemNotes, meetingMinutes, minutesSignatures, minutesVersions } from '../minutes.tables.ts';

/** Adds a meeting that is over, with minutes that nobody signed yet, or that both signed. */
async function addMinutes(
  { queries, now, named, word }: Pick<FixtureContext, 'queries' | 'now' | 'named' | 'word'>,
  isSigned: boolean,
) {
  const meeting = { ...named(), meeting_date: new Date(now.getTime() - DAY_MS), concerns: word };
  const key = { association_id: meeting.association_id, meeting_id: meeting.id };
  await queries.insert(meetings).values({ ...meeting, changed_at: now });
  const text = `# Opening\n\nBesproken is ${word}.`;
  const hash = sha256(text);
  await queries.insert(meetingMinutes).values({ ...key, version: 1 });
  await queries.insert(minutesVersions).values({ ...key, version: 1, text, hash, written_at: now });
  if (isSigned) {
    const signature = { ...key, version: 1, hash, signed_at: now, stated_by: 'B. Bakker' };
    await queries.insert(minutesSignatures).values([
      { ...signature, office: 'chair', name: `Jan ${word}` },
      { ...signature, office: 'minute_taker', name: `Els ${word}` },
    ]);
  }
  return { meeting_id: meeting.id };
}

export const fixtures: Fixtures = {
  callers: `
GET   …/meetings/:meeting_id/minutes-draft  begun meeting  401 403 403 200 403 403 404 404 200 200 200 200
GET   …/meetings/:meeting_id/item-notes     begun meeting  401 403 403 200 403 403 404 404 200 200 200 200
PUT   …/meetings/:meeting_id/item-notes/:item_id  begun item  401 403 403 200 403 403 404 404 403 200 403 200
GET   …/meetings/:meeting_id/minutes        begun meeting  401 403 403 200 403 403 404 404 200 200 200 200
GET   …/meetings/:meeting_id/minutes/versions  written minutes  401 403 403 200 403 403 404 404 200 200 200 200
GET   …/meetings/:meeting_id/minutes/versions/text  written minutes  401 403 403 200 403 403 404 404 200 200 200 200
PUT   …/meetings/:meeting_id/minutes        begun meeting  401 403 403 200 403 403 404 404 403 200 403 200
PUT   …/meetings/:meeting_id/minutes/signature    written minutes  401 403 403 200 403 403 404 404 403 403 403 403
PUT   …/meetings/:meeting_id/minutes/publication  signed minutes   401 403 403 200 403 403 404 404 403 200 403 403
`,
  inputs: {
    'PUT …/meetings/:meeting_id/item-notes/:item_id': async () => ({
      body: { text: 'De pomp is vervangen.', version: 1 },
    }),
    'GET …/meetings/:meeting_id/minutes/versions/text': async () => ({ query: 'version=1' }),
    'PUT …/meetings/:meeting_id/minutes': async () => ({ body: { text: '# Opening', version: 0 } }),
    'PUT …/meetings/:meeting_id/minutes/signature': async () => ({ body: { version: 1, office: 'chair' } }),
    'PUT …/meetings/:meeting_id/minutes/publication': async () => ({ body: { version: 1 } }),
  },
  create: async ({ queries, now, named, word }) => {
    const meeting_date = new Date(now.getTime() - HOUR_MS);
    const meeting = { ...named(), meeting_date, concerns: word };
    const { association_id, id: meeting_id } = meeting;
    await queries.insert(meetings).values({ ...meeting, changed_at: now });
    const user = { id: newId(), code: newId(), name: `${MARKS.board} ${word}` };
    await queries.insert(users).values({ ...user, email: `${user.id}@waterpas.example` });
    const rights = { is_board: false, is_invoice_check: false, is_invoice_check_copy: false };
    await queries.insert(memberships).values({ association_id, user_id: user.id, ...rights });
    const presence = { association_id, id: newId(), meeting_id, user_id: user.id };
    await queries.insert(meetingPresences).values({ ...presence, is_online: false, arrived_at: now });
    const item = { ...named(), meeting_id, number: 1, title: `Begonnen punt ${word}`, kind: 'note' } as const;
    await queries.insert(meetingItems).values({ ...item, options: [] });
    const note = { association_id, meeting_id, item_id: item.id, text: `Besproken is ${word}.`, version: 1 };
    await queries.insert(meetingItemNotes).values({ ...note, changed_at: now });
    const written = await addMinutes({ queries, now, named, word }, false);
    const signed = await addMinutes({ queries, now, named, word }, true);
    return {
      'written minutes': written,
      'signed minutes': signed,
      'begun meeting': { meeting_id },
      'begun item': { meeting_id, item_id: item.id },
    };
  },
  samples: { version: ['1'] },
  rows: () => [
    `insert into meeting_item_notes (association_id, item_id, meeting_id, text, version, changed_at)
      select association_id, id, meeting_id, 'Besproken', 1, now() from meeting_items where mod(number, 3) = 0`,
  ],
};
