import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { HOUR_MS } from '@mijn/domain/limits';
import { type ReadWord, readWord } from '../../../capabilities/word/testing/read-word.ts';
import { meetingItems } from '../../meetings/agenda/agenda.tables.ts';
import { createBallotsFixture } from '../../voting/ballots/testing/ballots-fixture.ts';
import { meetings } from '../../meetings/meetings.tables.ts';

export type MinutesFixture = Awaited<ReturnType<typeof createMinutesFixture>>;

export const idOf = (path: string): string => path.split('/').at(-1) ?? '';

/** Returns the texts of the paragraphs from a heading to the next one of the same or a higher level. */
export function under({ paragraphs }: ReadWord, text: string): string {
  const at = paragraphs.findIndex((one) => one.style.startsWith('Heading') && one.text === text);
  if (at === -1) throw new Error(`The document has no heading "${text}".`);
  const level = paragraphs[at]?.style ?? '';
  const rest = paragraphs.slice(at + 1);
  const end = rest.findIndex(({ style }) => style.startsWith('Heading') && style <= level);
  return rest
    .slice(0, end === -1 ? undefined : end)
    .map((one) => one.text)
    .join('\n');
}

/** An association with meetings, whose minutes the board drafts. */
export async function createMinutesFixture() {
  const base = await createBallotsFixture();
  const { server, board, association } = base;
  const { queries } = server.database;
  const get = async (path: string, client = board) => client.raw(`/api${path}/minutes-draft`);
  return {
    ...base,
    get,
    /** Downloads a draft, and reads it. */
    draft: async (path: string): Promise<ReadWord> => {
      const response = await get(path);
      if (response.status !== 200) throw new Error(`The draft answered ${response.status}.`);
      return readWord(new Uint8Array(await response.arrayBuffer()));
    },
    /** Lets a meeting begin now, or so many hours ago. */
    start: async (path: string, hoursAgo = 0): Promise<void> => {
      const meeting_date = new Date(server.clock.now().getTime() - hoursAgo * HOUR_MS);
      await queries
        .update(meetings)
        .set({ meeting_date })
        .where(eq(meetings.id, idOf(path)));
    },
    addItem: async (path: string, own: Partial<typeof meetingItems.$inferInsert>): Promise<void> => {
      const key = { association_id: association.id, id: newId(), code: newId(), meeting_id: idOf(path) };
      await queries
        .insert(meetingItems)
        .values({ ...key, number: 1, title: 'Opening', kind: 'note', options: [], ...own });
    },
  };
}
