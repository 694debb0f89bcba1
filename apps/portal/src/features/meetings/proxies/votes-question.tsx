import type { AgendaItem } from '@mijn/domain/agenda';
import { instructionTexts } from '@mijn/domain/proxies';
import { Checkbox } from '@mijn/ui/checkbox';
import { RadioGroup } from '@mijn/ui/radio-group';
import { Stack } from '@mijn/ui/stack';
import { ChoiceCards } from '../components/choice-cards/choice-cards.tsx';
import { voteIcons } from '../voting/vote-icons.ts';
import { useFormFieldProps } from '../../../shared/forms/fields.tsx';
import { formTexts } from './form-texts.ts';
import { DECIDES, voteAbout, withVote } from './form-values.ts';

const { votes: texts } = formTexts;

/** The most choices that are cards. More of them are a list. */
const CARDS_MAX = 4;

function votesAbout({ proposal }: AgendaItem, holder: string) {
  const options = proposal?.options ?? [];
  const choices =
    options.length === 0
      ? [
          { id: 'for', label: instructionTexts.for, icon: voteIcons.for },
          { id: 'against', label: instructionTexts.against, icon: voteIcons.against },
        ]
      : options.map((option) => ({ id: `option ${option}`, label: option, icon: voteIcons.option }));
  return [
    ...choices,
    { id: 'abstain', label: instructionTexts.abstain, icon: voteIcons.abstain },
    { id: DECIDES, label: texts.decides(holder), icon: voteIcons.holder },
  ];
}

interface VoteQuestionProps {
  item: AgendaItem;
  holder: string;
  /** Whether a checkbox above the votes has the title of the proposal. */
  isLabelHidden: boolean;
}

function VoteQuestion({ item, holder, isLabelHidden }: VoteQuestionProps) {
  const { value, onChange } = useFormFieldProps<readonly string[]>('instructions');
  const options = votesAbout(item, holder);
  const field = {
    label: texts.proposal(item.number, item.title),
    description: item.proposal?.wording,
    value: voteAbout(value, item.id),
    onChange: (vote: string) => onChange(withVote(value, item.id, vote)),
  };
  return options.length > CARDS_MAX ? (
    <RadioGroup {...field} options={options.map(({ id, label }) => ({ id, label }))} />
  ) : (
    <ChoiceCards {...field} options={options} isLabelHidden={isLabelHidden} />
  );
}

interface VotesQuestionProps {
  proposals: readonly AgendaItem[];
  /** Who votes, as in the middle of a sentence. */
  holder: string;
}

/** Asks for an instruction about each proposal. The holder decides about those without one. */
export function VotesQuestion({ proposals, holder }: VotesQuestionProps) {
  return (
    <Stack>
      <p>{texts.intro(holder)}</p>
      {proposals.map((item) => (
        <VoteQuestion key={item.id} item={item} holder={holder} isLabelHidden={false} />
      ))}
    </Stack>
  );
}

/** Asks which proposals a proxy is about, and for an instruction about each. */
export function ItemsQuestion({ proposals, holder }: VotesQuestionProps) {
  const { id, label, value, onChange, errorMessage } = useFormFieldProps<readonly string[]>('items');
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a legend can't be hidden without a style
    <div id={id} role="group" aria-label={label}>
      <Stack>
        <p>{texts.itemsIntro(holder)}</p>
        {proposals.map((item, at) => {
          const isChosen = value.includes(item.id);
          return (
            <Stack key={item.id} gap="small">
              <Checkbox
                label={texts.proposal(item.number, item.title)}
                isSelected={isChosen}
                {...(at === 0 && { errorMessage })}
                onChange={(isSelected) =>
                  onChange(isSelected ? [...value, item.id] : value.filter((one) => one !== item.id))
                }
              />
              {isChosen && <VoteQuestion item={item} holder={holder} isLabelHidden />}
            </Stack>
          );
        })}
      </Stack>
    </div>
  );
}
