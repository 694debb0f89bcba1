import { formatNumber } from '@mijn/domain/formats';
import {
  isVotePart,
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

const partOf = (value: string, votes?: string): string =>
  isVotePart(value) ? votePartText(value, votes) : texts.none;

const yesOrNo = (value: string): string => (value === 'yes' ? texts.yes : texts.no);

/** Returns the value of each rule in words. */
const values: Readonly<Record<VotingRuleName, (value: string) => string>> = {
  votes_total: (value) => formatNumber(Number(value)),
  shares_total: (value) => formatNumber(Number(value)),
  majority: (value) => partOf(value),
  quorum: (value) => partOf(value, texts.allVotes),
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
            values[rule.rule](rule.value),
            ...(rule.note === null ? [] : [`(${rule.note})`]),
          ].join(' '),
          isText: true,
        }))}
      />
    </Section>
  );
}
