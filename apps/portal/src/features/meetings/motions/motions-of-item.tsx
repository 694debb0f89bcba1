import { mdiArrowDown, mdiArrowUp } from '@mdi/js';
import type { AgendaItem } from '@mijn/domain/agenda';
import { MOTIONS_MAX } from '@mijn/domain/limits';
import { type Motion, motionStateTexts, nameOfMotion, nextMotion } from '@mijn/domain/motions';
import { Button, IconButton } from '@mijn/ui/button';
import { lazyPart } from '@mijn/ui/lazy-part';
import { Section } from '@mijn/ui/section';
import { ButtonRow, Stack } from '@mijn/ui/stack';
import { errorText } from '../../../shared/api/error-text.ts';
import { errorOf } from '../../../shared/api/error-of.ts';
import { useDialogUrl } from '../../../shared/forms/use-dialog-url.ts';
import { useOwnSearch } from '../../../shared/session/association-context.ts';
import { AskedAction } from '../../../shared/shell/asked-action.tsx';
import { useAppDispatch } from '../../../shared/store/hooks.ts';
import { toastShown } from '../../../shared/store/toasts.slice.ts';
import { NumberedRows } from '../hold/numbered-rows/numbered-rows.tsx';
import { failureText } from '../hold/texts.ts';
import { useMoveMotionMutation, useWithdrawMotionMutation } from './motion-calls.ts';
import { texts } from './texts.ts';

const { Component: MotionForm } = lazyPart(
  'motion-form',
  async () => (await import('./motion-form.tsx')).MotionForm,
  { isOverlay: true },
);

const ADD = 'nieuw';

interface MotionsOfItemProps {
  params: { association_id: string; meeting_id: string };
  item: AgendaItem;
  /** The motions about the item, in the order of voting. */
  motions: readonly Motion[];
  onOpen: (motion: Motion) => void;
}

interface ActionsProps extends Omit<MotionsOfItemProps, 'item'> {
  motion: Motion;
  onEdit: () => void;
}

/** Shows what the chair does with an open motion. */
function MotionActions({ params, motion, motions, onOpen, onEdit }: ActionsProps) {
  const [move, { isLoading }] = useMoveMotionMutation();
  const [withdraw] = useWithdrawMotionMutation();
  const dispatch = useAppDispatch();
  const { version } = motion;
  const name = nameOfMotion(motion);
  const input = { ...params, motion_id: motion.id };
  const open = motions.filter(({ state }) => state === 'open');
  const place = open.indexOf(motion);
  const moveTo = async (after: Motion | undefined) => {
    const error = errorOf(await move({ params: input, body: { version, after_id: after?.id ?? null } }));
    if (error) dispatch(toastShown('danger', errorText(error), 'agenda', { about: motion.id }));
  };
  return (
    <ButtonRow>
      {nextMotion(motions) === motion && !motion.is_outdated && (
        <Button variant="quiet" size="small" onPress={() => onOpen(motion)}>
          {texts.open}
        </Button>
      )}
      {place > 0 && (
        <IconButton
          icon={mdiArrowUp}
          label={texts.up(name)}
          isPending={isLoading}
          onPress={() => void moveTo(open[place - 2])}
        />
      )}
      {place < open.length - 1 && (
        <IconButton
          icon={mdiArrowDown}
          label={texts.down(name)}
          isPending={isLoading}
          onPress={() => void moveTo(open[place + 1])}
        />
      )}
      <Button variant="quiet" size="small" onPress={onEdit}>
        {texts.edit}
      </Button>
      <AskedAction
        variant="quiet"
        size="small"
        label={texts.withdraw}
        title={texts.asks.title(name)}
        confirmLabel={texts.withdraw}
        failureText={failureText}
        run={() => withdraw({ params: input, body: { version } })}
      >
        <p>{texts.asks.text}</p>
      </AskedAction>
    </ButtonRow>
  );
}

/** Shows the amendments and counter-proposals to a proposal, with which the chair goes on before the proposal itself (docs/product.md#motions). */
export function MotionsOfItem({ params, item, motions, onOpen }: MotionsOfItemProps) {
  const { search } = useOwnSearch();
  const { value, open, close } = useDialogUrl('wijziging', search);
  const edited = motions.find(({ id }) => id === value);
  if (!item.proposal) return null;
  const { wording } = item.proposal;
  return (
    <Section title={texts.title}>
      <Stack>
        {motions.length > 0 && (
          <>
            <p>{texts.order}</p>
            <NumberedRows
              label={texts.title}
              rows={motions.map((motion, at) => ({
                id: motion.id,
                number: at + 1,
                title: nameOfMotion(motion),
                detail: motion.is_outdated
                  ? texts.outdated
                  : texts.by(motion.proposer, motionStateTexts[motion.state]),
                actions: motion.state === 'open' && (
                  <MotionActions
                    params={params}
                    motion={motion}
                    motions={motions}
                    onOpen={onOpen}
                    onEdit={() => open(motion.id)}
                  />
                ),
              }))}
            />
            <p>{texts.early}</p>
          </>
        )}
        {motions.length < MOTIONS_MAX && (
          <ButtonRow>
            <Button variant="quiet" onPress={() => open(ADD)}>
              {texts.add}
            </Button>
          </ButtonRow>
        )}
      </Stack>
      {(edited ?? value === ADD) && (
        <MotionForm params={params} itemId={item.id} wording={wording} motion={edited} onClose={close} />
      )}
    </Section>
  );
}
