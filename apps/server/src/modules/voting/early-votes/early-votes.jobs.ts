import { object, string } from 'yup';
import { pageLink } from '../../../capabilities/notifications/links.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { defineJob } from '../../../platform/jobs/define-job.ts';
import { writeMail } from '../../../platform/mail/send-mail.job.ts';
import { findMeetingToMail } from '../../meetings/meetings.service.ts';
import { listVotingRules } from '../../voting-rules/voting-rules.service.ts';
import {
  endChangedVotes,
  findReceiver,
  hasEarlyVotesOf,
  listChangedMeetings,
  listProposalsVotedAbout,
} from './early-vote-mails.repository.ts';
import { changedProposalsMail, earlyVotesMail } from './early-votes.mail.ts';
import { getVotingState } from './voting-state.service.ts';

/** The attempts take three and a half hours. */
const ATTEMPTS_MAX = 10;

const pageOf = (meeting_id: string): string => `/meetings/${meeting_id}/early-votes`;

/** Mails a member about which proposals votes were received, and never what they are. */
export const mailEarlyVotes = defineJob({
  name: 'mail_early_votes',
  data: object({
    association_id: string().required(),
    meeting_id: string().required(),
    user_id: string().required(),
    at: string().required(),
  }),
  attemptsMax: ATTEMPTS_MAX,
  run: async ({ config, database, now }, { at, ...key }) => {
    const rules = await listVotingRules(database, key.association_id);
    await inTransaction(database.queries, async (transaction) => {
      const found = await findMeetingToMail(transaction, key);
      const recipient = await findReceiver(transaction, key.user_id);
      if (!found || !recipient) return;
      const proposals = await listProposalsVotedAbout(transaction, key);
      // A proposal that changed within the delay has a mail of its own.
      if (proposals.length === 0 && (await hasEarlyVotesOf(transaction, key))) return;
      const link = pageLink(config, pageOf(key.meeting_id), found.association.code);
      // The meeting can have begun within the delay, or before an attempt that was repeated.
      const state = await getVotingState(transaction, key, { rules, now });
      const mail = earlyVotesMail(config, { ...found, recipient, proposals, link, state });
      const dedupe_key = `early_votes:${key.meeting_id}:${key.user_id}:${at}`;
      await writeMail(transaction, { ...mail, dedupe_key }, now());
    });
  },
});

/**
 * Mails members whose vote is about a text that changed, and keeps that they know it. That the vote does not count follows from the text
 * itself (docs/decisions/0266), so that nothing depends on when this job runs.
 */
export const mailChangedProposals = defineJob({
  name: 'mail_changed_proposals',
  data: object(),
  attemptsMax: 3,
  cron: '*/10 * * * *',
  run: async ({ config, database, now }) => {
    const at = now();
    for (const key of await listChangedMeetings(database.queries, at)) {
      const rules = await listVotingRules(database, key.association_id);
      await inTransaction(database.queries, async (transaction) => {
        const found = await findMeetingToMail(transaction, key);
        if (!found) return;
        const link = pageLink(config, pageOf(key.meeting_id), found.association.code);
        const { obstacle } = await getVotingState(transaction, key, { rules, now });
        const mayVote = obstacle === null;
        const changed = await endChangedVotes(transaction, key, at);
        for (const [user_id, votes] of Map.groupBy(changed, (vote) => vote.user_id)) {
          const [recipient] = votes;
          if (!recipient) continue;
          const mail = changedProposalsMail(config, { ...found, recipient, proposals: votes, link, mayVote });
          const dedupe_key = `changed_proposals:${key.meeting_id}:${at.toISOString()}:${user_id}`;
          await writeMail(transaction, { ...mail, dedupe_key }, at);
        }
      });
    }
  },
});
