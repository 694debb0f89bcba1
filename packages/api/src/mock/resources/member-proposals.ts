import type { MemberProposal } from '@mijn/domain/member-proposals';
import { memberProposalsContract } from '@mijn/domain/member-proposals/contract';
import { Refusal } from '../call/refusal.ts';
import { keepPer } from '../call/rows.ts';
import { callsOf, defineMock, type Responders } from '../define-mock.ts';
import { idOf } from '../provider/ids.ts';

/** The time of the mock at which proposals are submitted and decided about. */
const NOW = '2026-11-20T12:00:00.000Z';

/** Returns a proposal of another member, about which the board has not decided. */
export const aMemberProposal = (number: number, own: Partial<MemberProposal> = {}): MemberProposal => ({
  id: idOf(96, number),
  title: 'Fietsenrek in de hal',
  wording: 'De vergadering besluit een fietsenrek in de hal te plaatsen, voor hoogstens € 900,00.',
  explanation: 'De fietsen staan nu voor de nooduitgang.',
  submitted_at: '2026-11-18T19:05:00.000Z',
  is_own: false,
  proposer: 'Karel Oosterhuis',
  apartments: ['Kadestraat 51'],
  decision: null,
  reason: null,
  decided_at: null,
  item_id: null,
  ...own,
});

export interface MemberProposalsData {
  member_proposals?: readonly MemberProposal[];
  last_day?: string;
  may_submit?: boolean;
}

/** Changes are kept for each meeting. Who reads what, and the agenda item that is made of a proposal, need a back end. */
function respond({
  member_proposals: first = [],
  last_day = '2026-11-23',
  may_submit = true,
}: MemberProposalsData): Responders<typeof memberProposalsContract> {
  const proposalsOf = keepPer(() => ({ proposals: [...first] }));
  let added = 0;
  const decide = (
    { meeting_id, proposal_id }: { meeting_id: string; proposal_id: string },
    decided: Pick<MemberProposal, 'decision' | 'reason' | 'item_id'>,
  ): MemberProposal | Refusal => {
    const kept = proposalsOf(meeting_id);
    const proposal = kept.proposals.find(({ id }) => id === proposal_id);
    if (!proposal) return new Refusal('not_found');
    if (proposal.decision !== null) return new Refusal('proposal_decided');
    const changed = { ...proposal, ...decided, decided_at: NOW };
    kept.proposals = kept.proposals.map((one) => (one === proposal ? changed : one));
    return changed;
  };
  return {
    listMemberProposals: ({ params }) => ({
      data: proposalsOf(params.meeting_id).proposals,
      last_day,
      may_submit,
    }),
    submitProposal: ({ params, body: { explanation = '', ...body } }) => {
      added += 1;
      const proposal = aMemberProposal(100 + added, {
        ...body,
        explanation: explanation || null,
        is_own: true,
        submitted_at: NOW,
      });
      proposalsOf(params.meeting_id).proposals.push(proposal);
      return proposal;
    },
    placeProposal: ({ params }) =>
      decide(params, { decision: 'on_agenda', reason: null, item_id: idOf(97, added) }),
    refuseProposal: ({ params, body: { reason } }) =>
      decide(params, { decision: 'refused', reason, item_id: null }),
    withdrawProposal: ({ params: { meeting_id, proposal_id } }) => {
      const kept = proposalsOf(meeting_id);
      kept.proposals = kept.proposals.filter(({ id }) => id !== proposal_id);
      return undefined;
    },
  };
}

/** Returns the mocked calls of the proposals of members for every meeting, for the duration of one story or test. */
export const memberProposalsCalls = (data: MemberProposalsData = {}) =>
  callsOf(memberProposalsContract, respond(data));

export const memberProposalsMock = defineMock({
  contract: memberProposalsContract,
  generate: () => ({}),
  respond,
});
