import { mdiDoorOpen, mdiVoteOutline } from '@mdi/js';
import type { AgendaItem } from '@mijn/domain/agenda';
import { type Motion, nameOfMotion } from '@mijn/domain/motions';
import { Button } from '@mijn/ui/button';
import { Card } from '@mijn/ui/card';
import { LinkButton } from '@mijn/ui/link-button';
import { MessageText } from '@mijn/ui/message-feed';
import { ButtonRow, Stack } from '@mijn/ui/stack';
import { SinceConvocationNote } from '../../agenda/since-convocation.tsx';
import { doorPath } from '../../meetings.paths.ts';
import type { NextStep } from './next-step.ts';
import { texts as allTexts } from './texts.ts';

const { step: texts } = allTexts;

interface NextStepCardProps {
  meetingId: string;
  step: NextStep;
  isAnybodyPresent: boolean;
  hasProposals: boolean;
  /** The motion that is voted about before the proposal of the step. */
  motion: Motion | undefined;
  onOpen: (item: AgendaItem, motion?: Motion) => void;
}

/** Shows the one thing that somebody who leads a meeting does next, while no ballot is open. */
export function NextStepCard(props: NextStepCardProps) {
  const { meetingId, step, isAnybodyPresent, hasProposals, motion, onOpen } = props;
  if (step.kind === 'door')
    return (
      <Card title={texts.door.title} tone="attention">
        <Stack>
          <p>{texts.door.text}</p>
          <ButtonRow>
            <LinkButton icon={mdiDoorOpen} href={doorPath(meetingId)}>
              {isAnybodyPresent ? texts.door.goOn : texts.door.begin}
            </LinkButton>
          </ButtonRow>
        </Stack>
      </Card>
    );
  if (step.kind === 'open') {
    const { item } = step;
    return (
      <Card title={texts.open.title(item.number, item.title)} tone="attention">
        <Stack>
          {item.proposal && <MessageText text={item.proposal.wording} />}
          <SinceConvocationNote since={item.since_convocation} />
          <p>{motion ? texts.open.motion(nameOfMotion(motion)) : texts.open.text}</p>
          {!motion?.is_outdated && (
            <ButtonRow>
              <Button icon={mdiVoteOutline} onPress={() => onOpen(item, motion)}>
                {motion ? texts.open.actionMotion(nameOfMotion(motion)) : texts.open.action(item.number)}
              </Button>
            </ButtonRow>
          )}
        </Stack>
      </Card>
    );
  }
  if (step.kind === 'done')
    return (
      <Card title={hasProposals ? texts.done.title : texts.done.none}>
        <p>{hasProposals ? texts.done.text : texts.done.noneText}</p>
      </Card>
    );
  return null;
}
