import type { Readable } from 'node:stream';
import { dutchTime, formatDate, formatLongMoment } from '@mijn/domain/formats';
import { isSameName, type MinutesOffice, minutesOfficeTexts, minutesParts } from '@mijn/domain/minutes';
import { drawPdf, type Paper } from '../../capabilities/pdf/draw-pdf.ts';
import type { Config } from '../../platform/config/read-config.ts';
import type { CalendarMeeting } from '../meetings/meetings.service.ts';
import type { SignatureRow } from './written-minutes.repository.ts';

export interface PublishedMinutes {
  meeting: CalendarMeeting;
  text: string;
  /** The SHA-256 hash of the text. */
  hash: string;
  signatures: readonly SignatureRow[];
  published_at: Date;
}

/** Says who signed for an office, how, and who had it according to the board if that is another name. */
function signatureText({ name, stated_by, signed_at }: SignatureRow, recorded: string | null): string {
  const how =
    stated_by === null
      ? `getekend in het portaal op ${formatLongMoment(signed_at)}, na opnieuw inloggen`
      : `getekend op papier, zo verklaart ${stated_by} namens het bestuur op ${formatLongMoment(signed_at)}`;
  const other =
    recorded === null || isSameName(recorded, name) ? '' : ` Vastgelegd bij de vergadering: ${recorded}.`;
  return `${name}, ${how}.${other}`;
}

function drawPart(paper: Paper, { kind, text }: ReturnType<typeof minutesParts>[number]): void {
  if (kind === 'heading') paper.heading(text);
  else paper.paragraph(text, kind === 'subheading' ? 'strong' : 'text');
}

/**
 * Draws minutes as they are published. The same minutes have the same bytes. The signatures have the last page for themselves, and the first
 * line says so, because a typed heading can say anything.
 */
export function drawMinutes(
  { brand }: Pick<Config, 'brand'>,
  { meeting, text, hash, signatures, published_at }: PublishedMinutes,
): Readable {
  const { association_name, concerns, meeting_date, chair_name, minute_taker } = meeting;
  const recorded: Record<MinutesOffice, string | null> = { chair: chair_name, minute_taker };
  const frame = {
    brand,
    association: association_name,
    title: `Notulen: ${concerns}`,
    subtitle: formatLongMoment(meeting_date),
    footer: `Notulen · ${association_name} · ${formatDate(dutchTime(meeting_date))}`,
    now: published_at,
  };
  return drawPdf(frame, async (paper) => {
    // What the board typed stands between this line and the last page, whatever its headings say.
    paper.paragraph(
      'Wie deze notulen heeft getekend, staat alleen op de laatste bladzijde, onder “Ondertekening in het portaal”. Wat daarvoor staat, is de tekst van de notulen.',
      'small',
    );
    for (const part of minutesParts(text)) {
      drawPart(paper, part);
      await paper.turn();
    }
    paper.nextPage();
    paper.heading('Ondertekening in het portaal');
    paper.facts(
      signatures.map((signature) => [
        minutesOfficeTexts[signature.office],
        signatureText(signature, recorded[signature.office]),
      ]),
    );
    paper.paragraph(
      `Deze notulen zijn gepubliceerd op ${formatLongMoment(published_at)}. Wie niet bij de vergadering was, kan vanaf die dag een maand lang de kantonrechter vragen een besluit te vernietigen (Burgerlijk Wetboek 5:130). Dit is informatie, geen advies. Het controlegetal (SHA-256) van de getekende tekst is ${hash}.`,
      'small',
    );
  });
}

/** Returns the name of the file without extension, such as `Notulen 29-11-2026`. */
export const publishedName = ({ meeting_date }: { meeting_date: Date }): string =>
  `Notulen ${formatDate(dutchTime(meeting_date))}`;
