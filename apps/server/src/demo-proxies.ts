import type { InstructionChoice } from '@mijn/domain/proxies';
import { and, eq, inArray } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { Calendar } from '../demo/dating/calendar.ts';
import { openFiles } from './capabilities/files/index.ts';
import { findDemoMeeting, findWriter, stagePhotos } from './demo-writers.ts';
import { savePhotosOf } from './capabilities/photos/owned-photos.ts';
import { listProposals } from './modules/meetings/agenda/agenda.service.ts';
import { insertProxy } from './modules/participation/proxies/proxy-changes.repository.ts';
import { signedAbout } from './modules/participation/proxies/signed-proxy.service.ts';
import type { Writer } from './modules/todos/timeline/timeline.service.ts';
import { apartments } from './modules/voting-rules/voting-rules.tables.ts';
import { inTransaction } from './platform/database/index.ts';
import type { Foundation } from './platform/foundation.ts';
import { orNotFound } from './platform/wire/index.ts';

const [ANNA, BRAM, FRITS, GERDA] = [
  'anna.eigenaar@waterpas.example',
  'bram.bestuur@waterpas.example',
  'frits.veel@waterpas.example',
  'gerda.controle@waterpas.example',
];

interface DemoProxy {
  code: string;
  /** The code of the apartment in the data of the provider. */
  apartment: string;
  /** The address of a member who gave the proxy in the portal, or the name of an owner who signed a paper. */
  giver: { email: string } | { name: string };
  /** The address of a member, or the name of somebody else. */
  holder: { email: string } | { name: string };
  /** The instructions by the number of the item. */
  instructions: Readonly<Record<number, InstructionChoice>>;
  at: Date;
}

const PROXIES: readonly DemoProxy[] = [
  {
    code: 'K7Q2-914F',
    apartment: 'A-63',
    giver: { email: FRITS },
    holder: { email: ANNA },
    instructions: { 4: 'for', 6: 'against' },
    at: new Date('2026-11-24T19:12:00Z'),
  },
  {
    code: 'R3MX-8TPD',
    apartment: 'A-49',
    giver: { name: 'K. Oosterhuis' },
    holder: { email: GERDA },
    instructions: {},
    at: new Date('2026-11-23T10:05:00Z'),
  },
  {
    code: 'H9WB-2YKC',
    apartment: 'A-53',
    giver: { name: 'M. de Wit' },
    holder: { name: 'J. Smit' },
    instructions: { 5: 'against' },
    at: new Date('2026-11-23T10:11:00Z'),
  },
  {
    code: 'V6NG-5ZQA',
    apartment: 'A-61',
    giver: { name: 'P. van den Heuvel' },
    holder: { name: 'L. van den Heuvel' },
    instructions: {},
    at: new Date('2026-11-23T10:16:00Z'),
  },
];

/** Adds four proxies for the next meeting of the demo: one that waits for its holder, and three on paper. Nobody is mailed. */
export async function addDemoProxies({ config, database }: Foundation, calendar: Calendar): Promise<void> {
  const files = openFiles(config);
  const meeting = await findDemoMeeting(database.queries);
  const { association_id, id: meeting_id } = meeting;
  const key = { association_id, meeting_id };
  await inTransaction(database.queries, async (transaction) => {
    const proposals = await listProposals(transaction, key);
    const codes = PROXIES.map(({ apartment }) => apartment);
    const found = await transaction
      .select()
      .from(apartments)
      .where(and(eq(apartments.association_id, association_id), inArray(apartments.code, codes)));
    const board = await findWriter(transaction, BRAM);
    const writerOf = async (person: { email: string } | { name: string }): Promise<Writer | undefined> =>
      'email' in person ? findWriter(transaction, person.email) : undefined;
    for (const { code, giver, holder, instructions, at, ...one } of PROXIES) {
      const now = calendar.date(at);
      const apartment = orNotFound(found.find((row) => row.code === one.apartment));
      const [giving, holding] = [await writerOf(giver), await writerOf(holder)];
      const names = {
        giver: 'name' in giver ? giver.name : (giving?.name ?? ''),
        holder: 'name' in holder ? holder.name : (holding?.name ?? ''),
      };
      const items = proposals.flatMap(({ id, ...proposal }) => {
        const instruction = instructions[proposal.number];
        return instruction ? [{ ...proposal, item_id: id, instruction, option: null }] : [];
      });
      const id = newId();
      await insertProxy(
        transaction,
        {
          ...key,
          id,
          code,
          giver_id: giving?.user_id ?? null,
          giver_name: names.giver,
          holder_id: holding?.user_id ?? null,
          holder_name: 'name' in holder ? holder.name : null,
          is_to_board: false,
          is_whole_meeting: true,
          is_paper: !giving,
          entered_by: giving ? null : board.user_id,
          state: giving ? 'offered' : 'accepted',
          given_at: now,
          accepted_at: giving ? null : now,
          signed: signedAbout(meeting, {
            code,
            ...names,
            apartments: [{ name: apartment.name, votes: apartment.votes }],
            is_whole_meeting: true,
            items: items.map(({ number, title, wording, instruction, option }) => ({
              number,
              title,
              wording: wording ?? '',
              instruction,
              option,
            })),
            entered_by: giving ? null : board.name,
            given_at: now.toISOString(),
          }),
        },
        [apartment.id],
        items.map(({ item_id, instruction, option, wording, options }) => ({
          item_id,
          instruction,
          option,
          wording,
          options,
        })),
      );
      if (giving) continue;
      const photos = await stagePhotos(
        transaction,
        files,
        board,
        [{ scene: 'paper', alt: `De machtiging van ${names.giver}` }],
        now,
      );
      await savePhotosOf(transaction, board, { kind: 'proxy', id }, photos, now);
    }
  });
}
