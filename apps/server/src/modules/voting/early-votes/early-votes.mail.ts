import { formatLongMoment } from '@mijn/domain/formats';
import { defineMail } from '../../../platform/mail/define-mail.ts';
import { exampleReceiver, greetingOf, type Receiver } from '../../../platform/mail/receiver.ts';
import type { MailedProposal } from './early-vote-mails.repository.ts';
import type { VotingState } from './voting-state.service.ts';

interface Input {
  recipient: Receiver;
  association: { code: string; name: string };
  meeting: { concerns: string; meeting_date: Date };
  link: string;
}

interface ConfirmationInput extends Input {
  /** What the member can do when the mail is written. */
  state: Pick<VotingState, 'obstacle' | 'may_withdraw'>;
  /** The proposals about which the member voted; empty if the member withdrew all votes. */
  proposals: readonly MailedProposal[];
}

interface ChangedInput extends Input {
  /** Whether the member can vote when the mail is written. */
  mayVote: boolean;
  proposals: readonly { number: number | null; title: string; is_proposal: boolean }[];
}

function meetingOf({ meeting: { concerns, meeting_date } }: Input): string {
  return `de vergadering “${concerns}” van ${formatLongMoment(meeting_date)}`;
}

const lineOf = ({ number, title }: { number: number | null; title: string }): string =>
  number === null ? title : `${number}. ${title}`;

const example: Input = {
  recipient: exampleReceiver,
  association: { code: '1001', name: 'VvE De Kade' },
  meeting: { concerns: 'Algemene ledenvergadering', meeting_date: new Date('2026-12-09T18:30:00Z') },
  link: 'https://mijn.example.nl/meetings/1/early-votes',
};

const budget = { number: 4, title: 'Begroting 2027' };

/** Returns until when members vote, which stays true when the mail is read later than it was written. */
function untilOf({ meeting: { meeting_date } }: Input): string {
  return `tot ${formatLongMoment(meeting_date)}`;
}

const atMeeting = 'Komt u naar de vergadering? Dan kunt u daar stemmen.';

/** Returns what the member can still do. */
function whatCanBeDone(input: ConfirmationInput): [can: string, intruder: string] {
  const { obstacle, may_withdraw } = input.state;
  const until = `${untilOf(input)}, als de vergadering begint.`;
  if (!may_withdraw)
    return ['Vooraf stemmen en intrekken kan niet meer.', 'meld het aan het bestuur van uw vereniging'];
  if (input.proposals.length > 0)
    return [`U kunt uw stem ${obstacle ? 'intrekken' : 'wijzigen of intrekken'} ${until}`, 'trek de stem in'];
  return obstacle
    ? ['Vooraf stemmen kan nu niet.', 'meld het aan het bestuur van uw vereniging']
    : [`U kunt opnieuw vooraf stemmen ${until}`, 'stem opnieuw'];
}

/** Confirms to a member about which proposals votes before a meeting were received (docs/product.md#early-votes). */
export const earlyVotesMail = defineMail<ConfirmationInput>({
  examples: {
    early_votes: {
      ...example,
      proposals: [budget, { number: 5, title: 'Zonnepanelen' }],
      state: { obstacle: null, may_withdraw: true },
    },
  },
  compose: (_, input) => {
    const { recipient, association, proposals, link } = input;
    const hasVotes = proposals.length > 0;
    const [can, intruder] = whatCanBeDone(input);
    return {
      recipient: recipient.email,
      subject: hasVotes
        ? `Uw stem vooraf is ontvangen: ${input.meeting.concerns}`
        : `Uw stem vooraf is ingetrokken: ${input.meeting.concerns}`,
      content: {
        kicker: `Vergaderingen · ${association.name}`,
        greeting: greetingOf(recipient),
        before: hasVotes
          ? [`Wij hebben uw stem ontvangen voor ${meetingOf(input)}, over:`, ...proposals.map(lineOf)]
          : [`U hebt geen stem vooraf meer voor ${meetingOf(input)}.`],
        button: { label: 'Bekijk uw stem', link },
        after: [
          'Wat u hebt gestemd, staat om uw privacy niet in deze mail.',
          `${can} ${atMeeting}`,
          `Was u dit niet? Log dan in, wijzig uw wachtwoord en ${intruder}.`,
        ],
        reason: `U krijgt deze mail omdat u bij ${association.name} vooraf hebt gestemd.`,
      },
    };
  },
});

/** Tells a member that proposals changed after the member voted about them (docs/product.md#early-votes). */
export const changedProposalsMail = defineMail<ChangedInput>({
  examples: {
    changed_proposals: { ...example, mayVote: true, proposals: [{ ...budget, is_proposal: true }] },
  },
  compose: (_, input) => {
    const { recipient, association, proposals, link, mayVote } = input;
    const changed = proposals.filter(({ is_proposal }) => is_proposal);
    const removed = proposals.filter(({ is_proposal }) => !is_proposal);
    return {
      recipient: recipient.email,
      subject:
        changed.length > 0
          ? `Het voorstel is gewijzigd. ${mayVote ? 'Stem opnieuw.' : 'Uw stem vooraf telt niet meer.'}`
          : 'Uw stem vooraf is vervallen: over het voorstel wordt niet meer gestemd',
      content: {
        kicker: `Vergaderingen · ${association.name}`,
        greeting: greetingOf(recipient),
        before: [
          ...(changed.length > 0
            ? [
                `U hebt vooraf gestemd voor ${meetingOf(input)}. Dit is daarna gewijzigd:`,
                ...changed.map(lineOf),
                'Uw stem gaat over de vorige tekst, en telt niet meer.',
                mayVote
                  ? `Lees het voorstel en stem opnieuw. Dat kan ${untilOf(input)}, of in de vergadering.`
                  : atMeeting,
              ]
            : []),
          ...(removed.length > 0
            ? [
                `Hierover wordt in ${meetingOf(input)} niet meer gestemd. Uw stem vooraf is vervallen:`,
                ...removed.map(lineOf),
              ]
            : []),
        ],
        button: { label: changed.length > 0 && mayVote ? 'Opnieuw stemmen' : 'Bekijk uw stemmen', link },
        after: [],
        reason: `U krijgt deze mail omdat u bij ${association.name} vooraf hebt gestemd.`,
      },
    };
  },
});
