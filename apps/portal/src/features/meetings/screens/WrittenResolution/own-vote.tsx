import { mdiThumbDownOutline, mdiThumbUpOutline } from '@mdi/js';
import {
  type ResolutionChoice,
  resolutionChoices,
  type WrittenResolution,
} from '@mijn/domain/written-resolutions';
import { Button } from '@mijn/ui/button';
import { Card } from '@mijn/ui/card';
import { ButtonRow, Stack } from '@mijn/ui/stack';
import { errorText } from '../../../../shared/api/error-text.ts';
import { errorOf } from '../../../../shared/api/error-of.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { useAppDispatch } from '../../../../shared/store/hooks.ts';
import { toastShown } from '../../../../shared/store/toasts.slice.ts';
import { useMayAct } from '../../proxies/use-may-act.ts';
import { useVoteOnWrittenResolutionMutation } from '../../written-resolutions/resolution-calls.ts';
import { texts as allTexts } from '../../written-resolutions/texts.ts';

const texts = allTexts.vote;

const icons: Readonly<Record<ResolutionChoice, string>> = {
  for: mdiThumbUpOutline,
  against: mdiThumbDownOutline,
};

/** Returns what the member said for all own apartments; null if one of them, such as one that was bought since, has no or another vote. */
function commonChoice({ own_apartments }: WrittenResolution): ResolutionChoice | null {
  const [first, ...others] = own_apartments.map(({ choice }) => choice);
  return first !== undefined && others.every((choice) => choice === first) ? first : null;
}

function VoteButtons({ resolution }: { resolution: WrittenResolution }) {
  const { id: association_id } = useAssociation();
  const dispatch = useAppDispatch();
  const [vote, { isLoading, originalArgs }] = useVoteOnWrittenResolutionMutation();
  const chosen = commonChoice(resolution);
  const send = async (choice: ResolutionChoice): Promise<void> => {
    const params = { association_id, resolution_id: resolution.id };
    const error = errorOf(await vote({ params, body: { choice } }));
    dispatch(
      error
        ? toastShown('danger', errorText(error), 'ballot', { about: resolution.id })
        : toastShown('success', texts.saved[choice], 'ballot', { about: resolution.id }),
    );
  };
  return (
    <ButtonRow>
      {resolutionChoices
        .filter((choice) => choice !== chosen)
        .map((choice) => (
          <Button
            key={choice}
            variant={chosen === null && choice === 'for' ? 'primary' : 'quiet'}
            icon={icons[choice]}
            isPending={isLoading && originalArgs?.body.choice === choice}
            pendingLabel={texts.pending}
            isDisabled={isLoading && originalArgs?.body.choice !== choice}
            onPress={() => void send(choice)}
          >
            {texts.choices[choice]}
          </Button>
        ))}
    </ButtonRow>
  );
}

/** Lets an owner vote for all own apartments at once, and change the vote while the decision is open. */
export function OwnVote({ resolution }: { resolution: WrittenResolution }) {
  const mayAct = useMayAct();
  const { own_apartments, may_vote, last_day } = resolution;
  const chosen = commonChoice(resolution);
  const names = own_apartments.map(({ name }) => name);
  const isStoppedByOther = chosen === 'for' && own_apartments.some(({ standing }) => standing === 'against');
  return (
    <Card title={texts.title}>
      <Stack>
        <p>{may_vote ? texts.about(names) : texts.closed(names)}</p>
        {chosen !== null && (
          <p>
            <strong>{texts.own[chosen]}</strong> {may_vote && texts.change(last_day)}
          </p>
        )}
        {chosen === null && !may_vote && <p>{texts.missing}</p>}
        {isStoppedByOther && <p>{texts.coOwner}</p>}
        {may_vote && (mayAct ? <VoteButtons resolution={resolution} /> : <p>{texts.staff}</p>)}
      </Stack>
    </Card>
  );
}
