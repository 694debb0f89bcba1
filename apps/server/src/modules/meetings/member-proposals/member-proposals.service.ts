import { OPEN_PROPOSALS_MAX } from '@mijn/domain/limits';
import {
  itemTextOf,
  lastProposalDay,
  maySubmitProposal,
  type ProposalForm,
  type RefusalForm,
} from '@mijn/domain/member-proposals';
import { showsText } from '@mijn/domain/texts';
import type { FastifyRequest } from 'fastify';
import { v7 as newId } from 'uuid';
import { requestNotification } from '../../../capabilities/notifications/request-notification.ts';
import { announce } from '../../../capabilities/sections/sections.ts';
import type { Services } from '../../../capabilities/services.ts';
import { changeAndRead, inTransaction, type Queries } from '../../../platform/database/index.ts';
import { auditCaller } from '../../../platform/security/audit.ts';
import { requireLine, requireText, typedText } from '../../../platform/texts/typed-text.ts';
import { AppError, createAndRead, type Member, orNotFound } from '../../../platform/wire/index.ts';
import { listVotingRules } from '../../voting-rules/voting-rules.service.ts';
import { addAgendaItem } from '../agenda/write-agenda.service.ts';
import { memberProposalsFor, memberProposalsOfBoard, ownMemberProposals } from '../meetings.access.ts';
import { requireFewBoardMails } from '../board-mails.service.ts';
import { keyOf, lockMeeting, requireMeeting } from '../meetings.service.ts';
import * as repository from './member-proposals.repository.ts';

export { describeProposal, isConcernedByProposal } from './proposal-mails.repository.ts';

type Needs = Pick<Services, 'database' | 'now'>;

interface OfMeeting {
  meeting_id: string;
}

interface OfProposal extends OfMeeting {
  proposal_id: string;
}

/** Returns the proposals that the caller may read, and until when members submit others. @throws AppError `not_found` */
export async function listMemberProposals({ database, now }: Needs, caller: Member, of: OfMeeting) {
  const [meeting, data, rules] = await Promise.all([
    lockMeeting(database.queries, caller.membership, of.meeting_id, null).then(orNotFound),
    repository.listMemberProposals(database, memberProposalsFor(caller), keyOf(caller, of), caller.user_id),
    listVotingRules(database, caller.membership.association_id),
  ]);
  return {
    data,
    last_day: lastProposalDay(rules, meeting),
    may_submit: maySubmitProposal(rules, meeting, now()),
  };
}

async function getProposal(services: Needs, caller: Member, { meeting_id, proposal_id }: OfProposal) {
  const { data } = await listMemberProposals(services, caller, { meeting_id });
  return orNotFound(data.find(({ id }) => id === proposal_id));
}

/** Mails those whom the proposal now concerns, and tells open tabs. That something changed tells nobody what it says. */
async function tell(
  transaction: Queries,
  { membership: { association_id } }: Member,
  { meeting_id, proposal_id }: OfProposal,
  happened_at: Date,
): Promise<void> {
  await requestNotification(transaction, { association_id, kind: 'questions', entity_id: proposal_id });
  await announce(transaction, { association_id, section: 'agenda', entity_id: meeting_id, happened_at });
}

const explanationOf = ({ explanation = '' }: ProposalForm): string | null => {
  const typed = typedText(explanation);
  return showsText(typed) ? typed : null;
};

/**
 * Submits a proposal for a meeting.
 * @throws AppError `not_found`, `proposals_closed` after the last day, `meeting_begun` for a cancelled meeting, `too_many_proposals`,
 * `too_many_requests`, or `validation_failed`.
 */
export async function submitProposal(
  services: Needs,
  caller: Member,
  of: OfMeeting,
  form: ProposalForm,
  request: FastifyRequest,
) {
  const now = services.now();
  await requireMeeting(services.database, caller.membership, of.meeting_id);
  const text = {
    title: requireLine('title', form.title),
    wording: requireText('wording', form.wording),
    explanation: explanationOf(form),
  };
  const key = keyOf(caller, of);
  const rules = await listVotingRules(services.database, key.association_id);
  return createAndRead(
    services,
    { caller, request, now },
    async (transaction, id) => {
      // The lock keeps a member from submitting more than is allowed, and a convocation from being sent meanwhile.
      const meeting = orNotFound(await lockMeeting(transaction, caller.membership, of.meeting_id));
      if (meeting.is_cancelled) throw new AppError('meeting_begun');
      if (!maySubmitProposal(rules, meeting, now))
        throw new AppError('proposals_closed', { params: { last_day: lastProposalDay(rules, meeting) } });
      await requireFewBoardMails(transaction, caller, now);
      if ((await repository.countOpen(transaction, key, caller.user_id)) >= OPEN_PROPOSALS_MAX)
        throw new AppError('too_many_proposals', { params: { max: OPEN_PROPOSALS_MAX } });
      const row = { ...key, ...text, id, proposer_id: caller.user_id, submitted_at: now };
      await repository.insertProposal(transaction, row);
      await auditCaller(transaction, caller, 'proposal_submitted', { ...of, proposal_id: id }, now);
      await tell(transaction, caller, { ...of, proposal_id: id }, now);
    },
    (inside, proposal_id) => getProposal(inside, caller, { ...of, proposal_id }),
  );
}

/**
 * Makes an agenda item of a proposal. A repeated call changes nothing.
 * @throws AppError `not_found`, `forbidden` outside the board, `proposal_decided`, `meeting_begun`, or `too_many_agenda_items`.
 */
export async function placeProposal(services: Needs, caller: Member, of: OfProposal) {
  const now = services.now();
  const { meeting_id, proposal_id } = of;
  await requireMeeting(services.database, caller.membership, meeting_id);
  const filter = memberProposalsOfBoard(caller);
  return changeAndRead(
    services,
    async (transaction) => {
      // All changes of an agenda lock the meeting first.
      orNotFound(await lockMeeting(transaction, caller.membership, meeting_id));
      const stored = orNotFound(await repository.lockProposal(transaction, filter, meeting_id, proposal_id));
      if (stored.decision === 'on_agenda') return;
      if (stored.decision !== null) throw new AppError('proposal_decided');
      const { title, wording, proposer, explanation } = stored;
      const item_id = newId();
      const form = { title, wording, kind: 'decide', text: itemTextOf(proposer, explanation) } as const;
      await addAgendaItem(transaction, caller, { meeting_id }, { id: item_id, form, documents: [] }, now);
      const decided = { decision: 'on_agenda', reason: null, decided_at: now, item_id } as const;
      await repository.setDecision(transaction, filter, of, decided);
      await auditCaller(transaction, caller, 'proposal_placed', { ...of }, now);
      await tell(transaction, caller, of, now);
    },
    (inside) => getProposal(inside, caller, of),
  );
}

/**
 * Refuses a proposal. The same reason once more changes nothing.
 * @throws AppError `not_found`, `forbidden` outside the board, `proposal_decided`, or `validation_failed`.
 */
export async function refuseProposal(
  services: Needs,
  caller: Member,
  of: OfProposal,
  { reason: typed }: RefusalForm,
) {
  const now = services.now();
  const { meeting_id, proposal_id } = of;
  await requireMeeting(services.database, caller.membership, meeting_id);
  const filter = memberProposalsOfBoard(caller);
  const reason = requireText('reason', typed);
  return changeAndRead(
    services,
    async (transaction) => {
      const stored = orNotFound(await repository.lockProposal(transaction, filter, meeting_id, proposal_id));
      if (stored.decision === 'refused' && stored.reason === reason) return;
      if (stored.decision !== null) throw new AppError('proposal_decided');
      const decided = { decision: 'refused', reason, decided_at: now, item_id: null } as const;
      await repository.setDecision(transaction, filter, of, decided);
      await auditCaller(transaction, caller, 'proposal_refused', { ...of }, now);
      await tell(transaction, caller, of, now);
    },
    (inside) => getProposal(inside, caller, of),
  );
}

/** Withdraws a proposal of the caller. @throws AppError `not_found`, or `proposal_decided` */
export async function withdrawProposal(services: Needs, caller: Member, of: OfProposal): Promise<void> {
  const now = services.now();
  const filter = ownMemberProposals(caller);
  await inTransaction(services.database.queries, async (transaction) => {
    const stored = orNotFound(
      await repository.lockProposal(transaction, filter, of.meeting_id, of.proposal_id),
    );
    if (stored.decision !== null) throw new AppError('proposal_decided');
    await repository.deleteProposal(transaction, filter, of);
    const { association_id } = caller.membership;
    await auditCaller(transaction, caller, 'proposal_withdrawn', { ...of }, now);
    await announce(transaction, {
      association_id,
      section: 'agenda',
      entity_id: of.meeting_id,
      happened_at: now,
    });
  });
}
