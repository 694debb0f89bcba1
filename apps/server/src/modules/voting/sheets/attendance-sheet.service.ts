import type { Readable } from 'node:stream';
import { formatCount, formatDate, formatNumber, formatTime, dutchTime } from '@mijn/domain/formats';
import { noVoteTexts, type QuorumNeeded, quorumsNeeded, rulesAtMeeting } from '@mijn/domain/voting-rules';
import { drawPdf } from '../../../capabilities/pdf/draw-pdf.ts';
import type { Services } from '../../../capabilities/services.ts';
import type { Config } from '../../../platform/config/read-config.ts';
import type { Member } from '../../../platform/wire/index.ts';
import { presencesFor } from '../../meetings/meetings.access.ts';
import { keyOf, requireMeeting } from '../../meetings/meetings.service.ts';
import { getVotingRules } from '../../voting-rules/voting-rules.service.ts';
import { fileOf, frameOf, type PrintedMeeting } from './sheet-frame.service.ts';
import { listPrintedApartments, type PrintedApartment } from './sheets.repository.ts';

const KIND = 'Presentielijst';

const COLUMNS = [
  { name: 'Appartement', share: 2.6 },
  { name: 'Eigenaar', share: 3 },
  { name: 'Stemmen', share: 1.8, isNumber: true },
  { name: 'Gemachtigde', share: 2.6 },
  { name: 'Handtekening', share: 3, isBox: true },
] as const;

function holderText({ holder, is_whole_meeting }: PrintedApartment): string {
  if (holder === null) return '';
  return is_whole_meeting === false ? `${holder} (enkele punten)` : holder;
}

const rowOf = (apartment: PrintedApartment): string[] => {
  const { name, voting, votes, owners } = apartment;
  return [
    voting === 'yes' ? name : `${name}: ${noVoteTexts[voting]}`,
    owners.join(', '),
    formatNumber(votes),
    holderText(apartment),
    '',
  ];
};

interface AttendanceSheet {
  meeting: PrintedMeeting;
  apartments: readonly PrintedApartment[];
  totals: { apartments_total: number; votes_total: number };
  quorums: readonly QuorumNeeded[];
  now: Date;
}

/** Draws the attendance list: a row for each apartment with a box to sign in, and the votes that are needed. */
function drawAttendanceSheet(
  config: Pick<Config, 'brand'>,
  { meeting, apartments, totals, quorums, now }: AttendanceSheet,
): Readable {
  const local = dutchTime(now);
  return drawPdf(frameOf(config, KIND, meeting, now), async (paper) => {
    paper.paragraph(
      `Wie aanwezig is, tekent bij het eigen appartement. Een gemachtigde tekent bij het appartement van wie de machtiging (volmacht) heeft gegeven. De gemachtigden zijn die van ${formatDate(local)}, ${formatTime(local)}.`,
      'small',
    );
    await paper.longTable(COLUMNS, apartments.map(rowOf));
    paper.heading('Stemmen en quorum');
    paper.facts([
      ['Appartementen', formatCount(totals.apartments_total, 'appartement stemt', 'appartementen stemmen')],
      ['Stemmen', formatNumber(totals.votes_total)],
      ...(quorums.length === 0
        ? [['Quorum', 'Het maakt niet uit hoeveel stemmen er aanwezig zijn.'] as const]
        : quorums.map(
            ({ decision_kind, votes }) =>
              [
                decision_kind === '' ? 'Quorum' : `Quorum: ${decision_kind}`,
                `${formatNumber(votes)} van de ${formatNumber(totals.votes_total)} stemmen aanwezig`,
              ] as const,
          )),
    ]);
  });
}

/** Returns the attendance list of a meeting as a file, while it is drawn. @throws AppError `forbidden` outside the board, or `not_found` */
export async function readAttendanceSheet(
  services: Pick<Services, 'database' | 'config' | 'now'>,
  caller: Member,
  of: { meeting_id: string },
) {
  const { database, config } = services;
  const meeting = await requireMeeting(database, caller.membership, of.meeting_id);
  const [apartments, { rules, ...totals }] = await Promise.all([
    listPrintedApartments(database, presencesFor(caller), keyOf(caller, of)),
    getVotingRules({ database }, caller),
  ]);
  const quorums = quorumsNeeded(rulesAtMeeting(rules, meeting), totals.votes_total);
  const sheet = { meeting, apartments, totals, quorums, now: services.now() };
  return { bytes: drawAttendanceSheet(config, sheet), file: fileOf(KIND, meeting) };
}
