import { formatNumber } from '@mijn/domain/formats';
import {
  isVotePart,
  majorityText,
  piecesOfValue,
  votePartText,
  type VotingRule,
  type VotingRuleName,
} from '@mijn/domain/voting-rules';
import { DescriptionList } from '@mijn/ui/description-list';
import { Section } from '@mijn/ui/section';
import { useAssociation } from '../../../shared/session/association-context.ts';
import { useGetVotingRulesQuery } from '../meeting-calls.ts';
import { votingRuleTexts as texts } from './voting-rule-texts.ts';

const yesOrNo = (value: string): string => (value === 'yes' ? texts.yes : texts.no);

/** Returns the value of each rule in words. */
const values: Readonly<Record<VotingRuleName, (value: string, basis: VotingRule['basis']) => string>> = {
  votes_total: (value) => formatNumber(Number(value)),
  shares_total: (value) => formatNumber(Number(value)),
  majority: (value, basis) => (isVotePart(value) ? majorityText(value, basis) : texts.none),
  quorum: (value) => (isVotePart(value) ? votePartText(value, texts.allVotes) : texts.none),
  second_meeting: yesOrNo,
  proxies_per_person: (value) => formatNumber(Number(value)),
  board_proxies: yesOrNo,
  early_votes: yesOrNo,
  chair: (value) =>
    piecesOfValue(value)
      .map((piece) => texts.chairs[piece] ?? piece)
      .join(' of '),
};

const termOf = ({ rule, decision_kind }: VotingRule): string =>
  decision_kind === '' ? texts.rules[rule] : `${texts.rules[rule]}: ${decision_kind}`;

/** Shows the rules by which the association votes, each with where it stands (docs/product.md#voting-rules). */
export function VotingRules() {
  const { id: association_id } = useAssociation();
  const { data } = useGetVotingRulesQuery({ params: { association_id } });
  if (!data || data.rules.length === 0) return null;
  return (
    <Section title={texts.title}>
      <DescriptionList
        entries={data.rules.map((rule) => ({
          term: termOf(rule),
          description: [
            values[rule.rule](rule.value, rule.basis),
            ...(rule.note === null ? [] : [`(${rule.note})`]),
          ].join(' '),
          isText: true,
        }))}
      />
    </Section>
  );
}
