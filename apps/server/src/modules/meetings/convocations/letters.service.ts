import type { Readable } from 'node:stream';
import type { PostedLettersForm } from '@mijn/domain/convocations';
import { LETTERS_CODE_LENGTH } from '@mijn/domain/limits';
import { dutchDay, dutchTime, formatLongDate, formatLongMoment } from '@mijn/domain/formats';
import { drawPdf } from '../../../capabilities/pdf/draw-pdf.ts';
import type { Services } from '../../../capabilities/services.ts';
import { changeAndRead, readIn } from '../../../platform/database/index.ts';
import { auditCaller } from '../../../platform/security/audit.ts';
import { sha256 } from '../../../platform/security/digest.ts';
import { AppError, type Member, orNotFound, requireBoard } from '../../../platform/wire/index.ts';
import { requireMeeting, requirePlanned } from '../meetings.service.ts';
import type { ConvocationContent } from './convocation-content.service.ts';
import { agendaLine, secondMeetingLines, titleOf } from './convocation-words.service.ts';
import { appendDeliveries, lockConvocation, type OfConvocation } from './convocations.repository.ts';
import { getConvocation, requireUnchangedChain } from './convocations.service.ts';
import { chained } from './delivery-chain.service.ts';
import { type LetterReceiver, listLetterReceivers } from './letters.repository.ts';
import { requireUnaltered } from './unaltered.service.ts';

type Needs = Pick<Services, 'database' | 'now' | 'log' | 'config'>;

/** Returns how a letter addresses an owner, also one whose name nobody knows. */
const receiverName = ({ owner_name, apartment }: LetterReceiver): string =>
  owner_name?.trim() || `De eigenaar van ${apartment}`;

/** Returns the code on the first page of letters, which those for other receivers do not have. @param hash of the convocation. */
export function codeOfLetters(hash: string, receivers: readonly LetterReceiver[]): string {
  const addressed = receivers.map((receiver) => [
    receiver.apartment_id,
    receiver.apartment,
    receiverName(receiver),
  ]);
  const number = Number.parseInt(sha256(JSON.stringify([hash, addressed])).slice(0, 12), 16);
  return String(number % 10 ** LETTERS_CODE_LENGTH).padStart(LETTERS_CODE_LENGTH, '0');
}

interface Letters {
  content: ConvocationContent;
  hash: string;
  receivers: readonly LetterReceiver[];
  now: Date;
}

/** Draws a letter on a page of its own for each receiver. The convocation itself, with proposals and documents, goes into the envelope. */
function drawLetters({ brand }: Needs['config'], { content, hash, receivers, now }: Letters): Readable {
  const { association, meeting, agenda, frozen_by } = content;
  const title = titleOf(content);
  const when = formatLongMoment(meeting.meeting_date);
  const frame = {
    brand,
    association,
    title: `Brieven bij de ${title.toLowerCase()}`,
    subtitle: `${meeting.concerns}, ${when}`,
    footer: `${title} · ${association}`,
    // The letters of one day have the same bytes, however often they are drawn.
    now: new Date(`${dutchDay(now)}T00:00:00Z`),
  };
  return drawPdf(frame, async (paper) => {
    paper.paragraph(
      receivers.length === 0
        ? 'Niemand heeft nog een brief nodig.'
        : 'Op elk volgend blad staat een brief. Doe de oproep (PDF) en de stukken erbij. Zijn de brieven op de post? Meld dat in het portaal, met deze code:',
    );
    if (receivers.length > 0) paper.paragraph(codeOfLetters(hash, receivers), 'strong');
    for (const receiver of receivers) {
      paper.nextPage();
      paper.paragraph([receiverName(receiver), receiver.apartment].join('\n'), 'strong');
      paper.paragraph(formatLongDate(dutchTime(now)));
      paper.heading(`${title}: ${meeting.concerns}`);
      paper.paragraph(
        `Het bestuur van ${association} roept u op voor de vergadering op ${when}. Dit is de agenda:`,
      );
      for (const item of agenda) paper.paragraph(agendaLine(item));
      for (const line of secondMeetingLines(content)) paper.paragraph(line, 'strong');
      if (meeting.location !== null) paper.paragraph(`Plaats: ${meeting.location}`);
      if (meeting.online_url !== null) paper.paragraph(`Online meedoen: ${meeting.online_url}`);
      paper.paragraph('Bij deze brief horen de oproep, met wat er wordt voorgesteld, en de stukken.');
      paper.paragraph(
        `De oproep is van ${frozen_by}, namens het bestuur. Het controlegetal (SHA-256) is ${hash}.`,
        'small',
      );
      await paper.turn();
    }
  });
}

/**
 * Returns the letters of a convocation that are due, while they are drawn.
 * @throws AppError `forbidden` outside the board, `not_found`, or `convocation_altered`
 */
export async function readLetters(services: Needs, caller: Member, of: OfConvocation) {
  const { parsed: content, hash, association_id, id } = await requireUnaltered(services, caller, of);
  requireBoard(caller);
  const receivers = await listLetterReceivers(services.database, { association_id, convocation_id: id });
  return drawLetters(services.config, { content, hash, receivers, now: services.now() });
}

/**
 * Records the letters that are due as posted, in the chain of the deliveries (docs/decisions/0285).
 * @throws AppError `forbidden` outside the board, `not_found`, `convocation_altered`, `meeting_begun`, or
 * `letters_changed` if other letters are due than those with the code.
 */
export async function postLetters(
  services: Needs,
  caller: Member,
  of: OfConvocation,
  { code }: PostedLettersForm,
) {
  const { association_id, id: convocation_id, hash } = await requireUnaltered(services, caller, of);
  requireBoard(caller);
  const meeting = await requireMeeting(services.database, caller.membership, of.meeting_id);
  const delivered_at = services.now();
  requirePlanned(meeting, delivered_at);
  const key = { association_id, convocation_id };
  return changeAndRead(
    services,
    async (transaction) => {
      const convocation = orNotFound(await lockConvocation(transaction, key));
      const receivers = await listLetterReceivers(readIn(services.database, transaction), key);
      if (receivers.length === 0 || codeOfLetters(hash, receivers) !== code)
        throw new AppError('letters_changed');
      await requireUnchangedChain(transaction, key, convocation.content);
      const posted = receivers.map((receiver) => ({
        user_id: null,
        name: receiverName(receiver),
        email: null,
        apartment_id: receiver.apartment_id,
        apartment: receiver.apartment,
        way: 'post' as const,
        delivered_at,
      }));
      await appendDeliveries(transaction, key, chained(convocation, posted));
      const details = { ...of, letters: posted.length };
      await auditCaller(transaction, caller, 'convocation_posted', details, delivered_at);
    },
    (inside) => getConvocation(inside, caller, of, convocation_id),
  );
}
