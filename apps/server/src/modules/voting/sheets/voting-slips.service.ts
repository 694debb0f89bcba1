import type { Readable } from 'node:stream';
import type { AgendaItem } from '@mijn/domain/agenda';
import { slipQuestionOf } from '@mijn/domain/ballot-texts';
import { formatCount, formatLongDate, dutchTime } from '@mijn/domain/formats';
import { drawPdf, type Slip } from '../../../capabilities/pdf/draw-pdf.ts';
import type { Services } from '../../../capabilities/services.ts';
import type { Config } from '../../../platform/config/read-config.ts';
import type { Member } from '../../../platform/wire/index.ts';
import { listAgendaItems } from '../../meetings/agenda/agenda.service.ts';
import { presencesFor } from '../../meetings/meetings.access.ts';
import { keyOf, requireMeeting } from '../../meetings/meetings.service.ts';
import { fileOf, frameOf, type PrintedMeeting } from './sheet-frame.service.ts';
import { listPrintedApartments, type PrintedApartment } from './sheets.repository.ts';

const KIND = 'Stembriefjes';

/** The slips without an apartment of one proposal: as many as the first page has room for. */
const SECRET_SLIPS = 5;

type Item = Pick<AgendaItem, 'number' | 'title' | 'proposal'>;

const questionsOf = (items: readonly Item[]): Slip['questions'] =>
  items.flatMap(({ number, title, proposal }) => {
    if (proposal === null) return [];
    const { options, election } = proposal;
    return [{ title: `${number}. ${title}`, ...slipQuestionOf({ options, ...(election && { election }) }) }];
  });

interface VotingSlips {
  meeting: PrintedMeeting;
  items: readonly Item[];
  /** Those that get a slip; null for slips without an apartment. */
  apartments: readonly PrintedApartment[] | null;
  now: Date;
}

const NO_PROPOSALS = 'Deze vergadering heeft geen voorstellen waarover gestemd wordt.';
const HOW = 'Zet bij elk punt een kruis in het vakje van uw keuze.';
const HOW_SECRET =
  'Deze briefjes zijn voor geheime stemmingen: er staat geen appartement op. Druk elk blad zo vaak af als nodig is. Hoeveel briefjes een appartement krijgt, staat op het scherm waarmee u de vergadering leidt.';

/** Draws voting slips: one for each apartment that votes, or some without an apartment for each proposal (docs/decisions/0267). */
function drawVotingSlips(
  config: Pick<Config, 'brand'>,
  { meeting, items, apartments, now }: VotingSlips,
): Readable {
  const line = `${meeting.association_name} · ${meeting.concerns} · ${formatLongDate(dutchTime(meeting.meeting_date))}`;
  return drawPdf(frameOf(config, KIND, meeting, now), async (paper) => {
    const questions = questionsOf(items);
    if (questions.length === 0) {
      paper.paragraph(NO_PROPOSALS);
      return;
    }
    paper.paragraph(apartments === null ? HOW_SECRET : HOW, 'small');
    if (apartments === null)
      for (const [at, question] of questions.entries()) {
        if (at > 0) paper.nextPage();
        for (let drawn = 0; drawn < SECRET_SLIPS; drawn += 1)
          paper.slip({ title: 'Geheim stembriefje', aside: '', line, questions: [question] });
        await paper.turn();
      }
    for (const { name, votes, voting } of apartments ?? []) {
      if (voting !== 'yes') continue;
      paper.slip({ title: name, aside: formatCount(votes, 'stem', 'stemmen'), line, questions });
      await paper.turn();
    }
  });
}

/** Returns the voting slips of a meeting as a file, while they are drawn. @throws AppError `forbidden` outside the board, or `not_found` */
export async function readVotingSlips(
  services: Pick<Services, 'database' | 'config' | 'now'>,
  caller: Member,
  of: { meeting_id: string },
  { is_secret = false }: { is_secret?: boolean | undefined },
) {
  const { database, config } = services;
  const meeting = await requireMeeting(database, caller.membership, of.meeting_id);
  const filter = presencesFor(caller);
  const [{ data: items }, apartments] = await Promise.all([
    listAgendaItems({ database }, caller, of),
    is_secret ? null : listPrintedApartments(database, filter, keyOf(caller, of)),
  ]);
  const slips = { meeting, items, apartments, now: services.now() };
  return { bytes: drawVotingSlips(config, slips), file: fileOf(KIND, meeting) };
}
