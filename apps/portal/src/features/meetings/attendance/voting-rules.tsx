import {
  isVotePart,
  majorityText,
  piecesOfValue,
  type VoteBasis,
  type VotePart,
  type VotingRule,
  type VotingRuleName,
} from '@mijn/domain/voting-rules';
import { DescriptionList } from '@mijn/ui/description-list';
import { useAssociation } from '../../../shared/session/association-context.ts';
import { Disclosure } from '../components/disclosure/disclosure.tsx';
import { useGetVotingRulesQuery } from '../meeting-calls.ts';
import { votingRuleTexts as texts } from './voting-rule-texts.ts';

/** Returns a part of votes with "minstens", unless it is already more than a part or everything. */
const withAtLeast = (part: VotePart, text: string): string =>
  part === 'more_than_half' || part === 'all' ? text : texts.atLeast(text);

const yesOrNo = (value: string): 'yes' | 'no' => (value === 'yes' ? 'yes' : 'no');

/** Returns each rule as a sentence. */
const sentences: Readonly<Record<VotingRuleName, (value: string, basis: VoteBasis) => string>> = {
  votes_total: (value) => texts.votesTotal(Number(value)),
  shares_total: (value) => texts.sharesTotal(Number(value)),
  majority: (value, basis) =>
    isVotePart(value) ? texts.majority(withAtLeast(value, majorityText(value, basis))) : '',
  quorum: (value) =>
    isVotePart(value)
      ? texts.quorum(withAtLeast(value, majorityText(value, 'all')), value === 'all')
      : texts.noQuorum,
  second_meeting: (value) => texts.secondMeeting[yesOrNo(value)],
  second_meeting_days_min: (value) => texts.secondMeetingFrom(Number(value)),
  second_meeting_days_max: (value) => texts.secondMeetingUntil(Number(value)),
  notice_days: (value) => texts.notice(Number(value)),
  urgent_notice_days: (value) => texts.urgentNotice(Number(value)),
  proposal_days: (value) => texts.proposals(Number(value)),
  proxies_per_person: (value) => texts.proxies(Number(value)),
  board_proxies: (value) => texts.boardProxies[yesOrNo(value)],
  early_votes: (value) => texts.earlyVotes[yesOrNo(value)],
  chair: (value) =>
    texts.chair(
      piecesOfValue(value)
        .map((piece) => texts.chairs[piece] ?? piece)
        .join(' of '),
    ),
};

const termOf = ({ rule, decision_kind }: VotingRule): string =>
  decision_kind === '' ? texts.rules[rule] : `${texts.rules[rule]}: ${decision_kind}`;

/** Shows the rules by which the association votes, each as a sentence with where it stands (docs/product.md#voting-rules). */
export function VotingRules() {
  const { id: association_id } = useAssociation();
  const { data } = useGetVotingRulesQuery({ params: { association_id } });
  if (!data || data.rules.length === 0) return null;
  return (
    <Disclosure title={texts.title} detail={texts.count(data.rules.length)}>
      <DescriptionList
        entries={data.rules.map((rule) => ({
          term: termOf(rule),
          description: (
            <>
              {sentences[rule.rule](rule.value, rule.basis)}
              {rule.note !== null && <small> ({rule.note})</small>}
            </>
          ),
          isText: true,
        }))}
      />
    </Disclosure>
  );
}
