import { dutchTime, formatLongDate, formatLongMoment } from '@mijn/domain/formats';
import { defineMail } from '../../../platform/mail/define-mail.ts';
import { exampleReceiver, greetingOf, type Receiver } from '../../../platform/mail/receiver.ts';
import type { ConvocationContent, ConvokedItem } from './convocation-content.service.ts';
import { agendaLine, secondMeetingLines, titleOf } from './convocation-words.service.ts';

type MailedItem = Pick<ConvokedItem, 'number' | 'title' | 'kind' | 'proposal'>;

interface Input {
  recipient: Receiver;
  content: Pick<ConvocationContent, 'association' | 'version' | 'frozen_by' | 'meeting' | 'first_meeting'> & {
    agenda: readonly MailedItem[];
  };
  hash: string;
  link: string;
}

const example: Input = {
  recipient: exampleReceiver,
  content: {
    association: 'VvE De Kade',
    version: 1,
    frozen_by: 'Bram Bestuur',
    meeting: {
      concerns: 'Algemene ledenvergadering',
      meeting_date: '2026-12-09T18:30:00.000Z',
      ends_at: null,
      location: 'Buurthuis De Sluis, Rotterdam',
      online_url: 'https://vergaderen.example.nl/de-kade',
    },
    first_meeting: null,
    agenda: [
      { number: 1, title: 'Opening en mededelingen', kind: 'note', proposal: null },
      { number: 2, title: 'Begroting 2027', kind: 'decide', proposal: null },
    ],
  },
  hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  link: 'https://mijn.example.nl/meetings/1',
};

/** Convenes a member to a meeting (docs/product.md#convocation). */
export const convocationMail = defineMail<Input>({
  examples: {
    convocation: example,
    second_meeting_convocation: {
      ...example,
      content: {
        ...example.content,
        first_meeting: { concerns: 'Algemene ledenvergadering', meeting_date: '2026-11-18T18:30:00.000Z' },
      },
    },
    changed_convocation: { ...example, content: { ...example.content, version: 2 } },
  },
  compose: (_, { recipient, content, hash, link }) => {
    const { association, version, frozen_by, meeting, agenda } = content;
    const when = formatLongMoment(meeting.meeting_date);
    const isChanged = version > 1;
    return {
      recipient: recipient.email,
      subject: `${titleOf(content)}: ${meeting.concerns} op ${formatLongDate(dutchTime(meeting.meeting_date))}`,
      content: {
        kicker: `Vergaderingen · ${association}`,
        greeting: greetingOf(recipient),
        before: [
          isChanged
            ? `De oproep voor ${meeting.concerns} is gewijzigd. De vergadering is op ${when}. Dit is nu de agenda:`
            : `U wordt opgeroepen voor ${meeting.concerns} op ${when}. Dit is de agenda:`,
          ...agenda.map(agendaLine),
          ...secondMeetingLines(content),
          ...(meeting.location === null ? [] : [`Plaats: ${meeting.location}`]),
          ...(meeting.online_url === null ? [] : [`Online meedoen: ${meeting.online_url}`]),
        ],
        button: { label: 'Bekijk de vergadering', link },
        after: [
          'In het portaal staan de voorstellen, de stukken en de oproep als PDF. U kunt daar ook doorgeven of u komt.',
          `De oproep is van ${frozen_by}, namens het bestuur. Het controlegetal (SHA-256) is ${hash}.`,
        ],
        reason: `U krijgt deze mail omdat u lid bent van ${association}.`,
      },
    };
  },
});
