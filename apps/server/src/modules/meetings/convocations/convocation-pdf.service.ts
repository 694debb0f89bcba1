import type { Readable } from 'node:stream';
import { agendaItemKindTexts } from '@mijn/domain/agenda';
import {
  dutchTime,
  formatByteSize,
  formatCount,
  formatDate,
  formatLongMoment,
  formatNumber,
} from '@mijn/domain/formats';
import { majorityText } from '@mijn/domain/voting-rules';
import { drawPdf } from '../../../capabilities/pdf/draw-pdf.ts';
import type { Config } from '../../../platform/config/read-config.ts';
import type { ConvocationContent, ConvokedItem } from './convocation-content.service.ts';
import { noticeText, secondMeetingLines, titleOf } from './convocation-words.service.ts';

type Fact = readonly [term: string, value: string];

const fact = (term: string, value: string | null): Fact[] => (value === null ? [] : [[term, value]]);

function factsOf({ proposal, documents }: ConvokedItem, all: ConvocationContent['documents']): Fact[] {
  const ofDocuments: Fact[] =
    documents.length === 0
      ? []
      : [['Stukken', documents.map((place) => `Stuk ${place}: ${all[place - 1]?.name ?? ''}`).join('\n')]];
  if (proposal === null) return ofDocuments;
  const { wording, options, election, decision_kind, majority, majority_basis, quorum_votes, votes_total } =
    proposal;
  return [
    ['Voorstel', wording],
    ...fact('U kiest uit', options.length === 0 ? null : options.join('\n')),
    ...fact('Te kiezen', election && formatCount(election.seats, 'plaats', 'plaatsen')),
    ...fact('Soort besluit', decision_kind),
    ['Nodig', majorityText(majority, majority_basis)],
    ...fact(
      'Quorum',
      quorum_votes === null
        ? null
        : `${formatNumber(quorum_votes)} van de ${formatNumber(votes_total)} stemmen aanwezig`,
    ),
    ...ofDocuments,
  ];
}

/** Draws a convocation as it was sent. The same convocation has the same bytes. @param hash that of its content. */
export function drawConvocation(
  { brand }: Pick<Config, 'brand'>,
  content: ConvocationContent,
  hash: string,
): Readable {
  const { association, version, frozen_at, frozen_by, notice, meeting, agenda, documents } = content;
  const title = titleOf(content);
  const frame = {
    brand,
    association,
    title: `${title}: ${meeting.concerns}`,
    subtitle: formatLongMoment(meeting.meeting_date),
    footer: `${title} · ${association} · ${formatDate(dutchTime(meeting.meeting_date))}`,
    now: new Date(frozen_at),
  };
  return drawPdf(frame, async (paper) => {
    paper.facts([
      ...fact('Plaats', meeting.location),
      ...fact('Online', meeting.online_url),
      ['Verstuurd', `${formatLongMoment(frozen_at)}, door ${frozen_by} namens het bestuur`],
      ...fact('Oproeptermijn', notice && noticeText(notice)),
    ]);
    for (const line of secondMeetingLines(content)) paper.paragraph(line, 'strong');
    if (version > 1) paper.paragraph('Deze oproep vervangt de eerdere.', 'strong');
    for (const item of agenda) {
      const { number, title: subject, text, kind } = item;
      paper.heading(`${number}. ${subject}`);
      paper.paragraph(agendaItemKindTexts[kind], 'soft');
      if (text !== null) paper.paragraph(text);
      const facts = factsOf(item, documents);
      if (facts.length > 0) paper.facts(facts);
      await paper.turn();
    }
    if (documents.length > 0) {
      paper.heading('Stukken');
      paper.table(
        [
          { name: 'Stuk', share: 1, isNumber: true },
          { name: 'Naam', share: 4 },
          { name: 'Grootte', share: 1.4 },
          { name: 'SHA-256', share: 5 },
        ],
        documents.map(({ name, byte_size, sha256 }, at) => [
          String(at + 1),
          name,
          formatByteSize(byte_size),
          // Parts of eight characters, so that the hash can be broken into lines.
          (sha256.match(/.{1,8}/gu) ?? []).join(' '),
        ]),
      );
    }
    paper.heading('Controle');
    paper.paragraph(
      `Deze oproep ligt vast sinds ${formatLongMoment(frozen_at)}. Het controlegetal (SHA-256) van de inhoud is ${hash}. Wie de oproep als zip heeft, kan het getal narekenen uit het bestand ${CONTENT_NAME}.`,
      'small',
    );
  });
}

/** The name of the file in the zip whose SHA-256 is the hash of the convocation. */
export const CONTENT_NAME = 'Oproep, inhoud.json';

/** Returns the name of the files of a convocation without extension, such as `Oproep VvE De Kade 9-12-2026`. */
export const fileNameOf = (content: ConvocationContent): string =>
  `${titleOf(content)}${content.version > 2 ? ` ${content.version}` : ''} ${content.association} ${formatDate(dutchTime(content.meeting.meeting_date))}`;
