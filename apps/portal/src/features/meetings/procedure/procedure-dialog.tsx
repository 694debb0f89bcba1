import type { AgendaItem } from '@mijn/domain/agenda';
import {
  type ProceduralKind,
  proceduralKinds,
  type ProceduralOutcome,
  proceduralOutcomes,
  proceduralOutcomeTexts,
} from '@mijn/domain/procedure';
import { Alert } from '@mijn/ui/alert';
import { Button } from '@mijn/ui/button';
import { Dialog } from '@mijn/ui/dialog';
import { Section } from '@mijn/ui/section';
import { ButtonRow, Stack } from '@mijn/ui/stack';
import { useState } from 'react';
import { errorOf } from '../../../shared/api/error-of.ts';
import { useCreate } from '../../../shared/forms/use-create.ts';
import { failureText } from '../hold/texts.ts';
import { useUndo } from '../hold/use-undo.ts';
import { BreakButtons } from './break-buttons.tsx';
import {
  useDecideProcedureMutation,
  useGetProcedureQuery,
  useSetAdjournmentMutation,
  useUndoProcedureMutation,
} from './procedure-calls.ts';
import { texts } from './texts.ts';

interface ProcedureDialogProps {
  params: { association_id: string; meeting_id: string };
  items: readonly AgendaItem[];
  /** The item that is discussed; undefined between items. */
  item: AgendaItem | undefined;
  onClose: () => void;
}

/** Returns functions that record what the meeting decided and adjourn it, with what went wrong. */
function useProcedure({ params, onClose }: Pick<ProcedureDialogProps, 'params' | 'onClose'>) {
  const [trigger, deciding] = useDecideProcedureMutation();
  const decide = useCreate(trigger);
  const [undo] = useUndoProcedureMutation();
  const [set, setting] = useSetAdjournmentMutation();
  const sayDone = useUndo();
  const [failure, setFailure] = useState<string>();
  const finish = (response: { error?: unknown }): boolean => {
    const error = errorOf(response);
    setFailure(error && failureText(error));
    if (!error) onClose();
    return !error;
  };
  return {
    failure,
    isBusy: deciding.isLoading || setting.isLoading,
    decide: async (
      motion: { kind: ProceduralKind; item_id: string | null; outcome: ProceduralOutcome },
      name: string,
    ) => {
      const response = await decide({ params, body: motion });
      if (!finish(response) || !response.data) return;
      const { id } = response.data;
      sayDone({
        kind: 'ballot',
        text: texts.decided(name, motion.outcome),
        about: id,
        undo: () => undo({ params: { ...params, procedural_motion_id: id } }),
      });
    },
    adjourn: async (minutes: number | null) =>
      void finish(await set({ params, body: { is_adjourned: true, minutes } })),
  };
}

/** Records in one press what the meeting decided about how it goes on, or adjourns it. */
export function ProcedureDialog({ params, items, item, onClose }: ProcedureDialogProps) {
  const { failure, isBusy, decide, adjourn } = useProcedure({ params, onClose });
  const known = useGetProcedureQuery({ params }).currentData?.motions ?? [];
  const numberOf = (id: string | null) => items.find((one) => one.id === id)?.number;
  const kinds = proceduralKinds.filter((kind) => kind !== 'secret_vote' || item?.proposal);
  return (
    <Dialog
      isOpen
      title={texts.title}
      onClose={onClose}
      actions={
        <Button variant="quiet" onPress={onClose}>
          {texts.close}
        </Button>
      }
    >
      <Stack>
        <p>{texts.text}</p>
        {kinds.map((kind) => {
          const name = texts.name(kind, item?.number);
          const item_id = kind === 'adjourn' ? null : (item?.id ?? null);
          return (
            <Section key={kind} title={name} level={3} size="small">
              <ButtonRow>
                {proceduralOutcomes.map((outcome) => (
                  <Button
                    key={outcome}
                    variant="quiet"
                    size="small"
                    isDisabled={isBusy}
                    aria-label={texts.outcomeOf(outcome, name)}
                    onPress={() => void decide({ kind, item_id, outcome }, name)}
                  >
                    {proceduralOutcomeTexts[outcome]}
                  </Button>
                ))}
              </ButtonRow>
            </Section>
          );
        })}
        <Section title={texts.break} level={3} size="small">
          <Stack gap="small">
            <p>{texts.breakText}</p>
            <BreakButtons
              labelOf={texts.minutes}
              isDisabled={isBusy}
              onPress={(minutes) => void adjourn(minutes)}
            >
              <Button variant="quiet" size="small" isDisabled={isBusy} onPress={() => void adjourn(null)}>
                {texts.noTime}
              </Button>
            </BreakButtons>
          </Stack>
        </Section>
        {known.length > 0 && (
          <Section title={texts.earlier} level={3} size="small">
            <ul>
              {known.map(({ id, kind, item_id, outcome, decided_at }) => (
                <li key={id}>
                  {texts.earlierAt(decided_at)}: {texts.decided(texts.name(kind, numberOf(item_id)), outcome)}
                </li>
              ))}
            </ul>
          </Section>
        )}
        {failure !== undefined && <Alert tone="danger" title={failure} isAnnounced />}
      </Stack>
    </Dialog>
  );
}
