import type { Readable } from 'node:stream';
import { dutchTime, formatCount, formatDate, formatLongDate, formatLongMoment } from '@mijn/domain/formats';
import { instructionTexts } from '@mijn/domain/proxies';
import type { Config } from '../../../platform/config/read-config.ts';
import { drawPdf } from '../../../capabilities/pdf/draw-pdf.ts';
import type { SignedProxy } from './signed-proxy.service.ts';

type Item = SignedProxy['items'][number];

function instructionOf({ instruction, option }: Item): string {
  if (instruction === null) return 'De gemachtigde beslist';
  return instruction === 'option' ? (option ?? '') : instructionTexts[instruction];
}

const holderOf = ({ holder }: SignedProxy): string => holder ?? 'het bestuur';

function purposeOf(proxy: SignedProxy): string {
  const what = proxy.is_whole_meeting
    ? 'over alle punten te stemmen'
    : 'over de punten hieronder te stemmen, en over geen andere';
  return `${proxy.giver} machtigt ${holderOf(proxy)} om in deze vergadering namens ${proxy.giver} ${what}.`;
}

function signatureOf({ entered_by, giver, given_at }: SignedProxy): string {
  return entered_by === null
    ? `${giver} heeft deze machtiging in het portaal ondertekend op ${formatLongMoment(given_at)}, en dat bevestigd met het wachtwoord of een passkey.`
    : `${giver} heeft deze machtiging op papier ondertekend. ${entered_by} heeft die ingevoerd op ${formatLongMoment(given_at)}, met foto's van het papier.`;
}

/** Draws a proxy as it was signed. The same proxy has the same bytes. */
export function drawProxy({ brand }: Pick<Config, 'brand'>, proxy: SignedProxy): Readable {
  const { code, association, meeting, giver, apartments, items, is_whole_meeting, given_at } = proxy;
  const frame = {
    brand,
    association,
    title: 'Machtiging (volmacht)',
    subtitle: `${meeting.concerns}, ${formatLongDate(dutchTime(meeting.meeting_date))}`,
    footer: `Machtiging ${code} · ${association}`,
    now: new Date(given_at),
  };
  return drawPdf(frame, (paper) => {
    paper.paragraph(purposeOf(proxy), 'strong');
    paper.facts([
      ['Code', code],
      ['Gegeven door', giver],
      ['Gemachtigde', holderOf(proxy)],
      [
        apartments.length === 1 ? 'Appartement' : 'Appartementen',
        apartments.map(({ name, votes }) => `${name} (${formatCount(votes, 'stem', 'stemmen')})`).join('\n'),
      ],
      ['Vergadering', `${meeting.concerns}, ${formatLongMoment(meeting.meeting_date)}`],
      ...(meeting.location === null ? [] : [['Plaats', meeting.location] as const]),
    ]);
    if (items.length > 0) {
      paper.heading(is_whole_meeting ? 'Instructies' : 'Punten');
      paper.table(
        [
          { name: 'Punt', share: 1, isNumber: true },
          { name: 'Voorstel', share: 6 },
          { name: 'Instructie', share: 3 },
        ],
        items.map((item) => [String(item.number), `${item.title}\n${item.wording}`, instructionOf(item)]),
      );
    }
    if (is_whole_meeting)
      paper.paragraph(
        items.length === 0
          ? 'De gemachtigde beslist zelf hoe te stemmen.'
          : 'Over punten zonder instructie beslist de gemachtigde.',
      );
    paper.heading('Ondertekening');
    paper.paragraph(signatureOf(proxy));
    paper.paragraph(
      proxy.entered_by === null
        ? `${proxy.holder === null ? 'De machtiging geldt als een bestuurslid die heeft aangenomen.' : 'De machtiging geldt als de gemachtigde bij de vergadering is en die niet heeft geweigerd.'} In het portaal staat of de machtiging nog geldt.`
        : 'De machtiging geldt sinds die is ingevoerd. In het portaal staat of de machtiging nog geldt.',
      'small',
    );
  });
}

/** Returns the name of the file of a proxy, such as `Machtiging K7Q2-914F 9-12-2026.pdf`. */
export const fileNameOf = ({ code, meeting }: SignedProxy): string =>
  `Machtiging ${code} ${formatDate(dutchTime(meeting.meeting_date))}.pdf`;
