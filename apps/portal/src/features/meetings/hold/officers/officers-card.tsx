import { lazyPart } from '@mijn/ui/lazy-part';
import type { Presence } from '@mijn/domain/presence';
import { piecesOfValue, valueOfRule } from '@mijn/domain/voting-rules';
import { Alert } from '@mijn/ui/alert';
import { Button } from '@mijn/ui/button';
import { Card } from '@mijn/ui/card';
import { DescriptionList } from '@mijn/ui/description-list';
import { ButtonRow, Stack } from '@mijn/ui/stack';
import { useDialogUrl } from '../../../../shared/forms/use-dialog-url.ts';
import { useAssociation, useOwnSearch } from '../../../../shared/session/association-context.ts';
import { useGetVotingRulesQuery } from '../../meeting-calls.ts';
import { texts } from './texts.ts';

const { Component: OfficersForm } = lazyPart(
  'officers-form',
  async () => (await import('./officers-form.tsx')).OfficersForm,
  { isOverlay: true },
);

const FORM = 'voorzitter';

/** Says that the rules name others than the chair. It does not forbid it: the meeting may choose a chair. */
function ChairHint({ chair }: { chair: string }) {
  const { id: association_id } = useAssociation();
  const { currentData } = useGetVotingRulesQuery({ params: { association_id } });
  const value = valueOfRule(currentData?.rules ?? [], 'chair', null);
  if (value === undefined) return null;
  const names: Readonly<Record<string, string>> = texts.chairs;
  const allowed = piecesOfValue(value).flatMap((piece) => names[piece] ?? []);
  return (
    <Alert tone="warning" title={texts.notAllowed.title(chair)}>
      {texts.notAllowed.text(allowed.join(' of '))}
    </Alert>
  );
}

interface OfficersCardProps {
  params: { association_id: string; meeting_id: string };
  officers: Presence['officers'];
  /** Whether the board can say who it is: from the opening of the door on. */
  mayEdit: boolean;
}

/** Shows who chairs a meeting and who takes its minutes (docs/product.md#minutes). */
export function OfficersCard({ params, officers, mayEdit }: OfficersCardProps) {
  const { search } = useOwnSearch();
  const { value, open, close } = useDialogUrl('namen', search);
  const { chair, minute_taker, is_chair_allowed, is_final } = officers;
  const isOpen = mayEdit && !is_final;
  return (
    <Card title={texts.title}>
      <Stack>
        <DescriptionList
          entries={[
            { term: texts.chair, description: chair ?? '' },
            { term: texts.minute_taker, description: minute_taker ?? '' },
          ]}
        />
        {chair !== null && is_chair_allowed === false && <ChairHint chair={chair} />}
        {mayEdit && is_final && <p>{texts.final}</p>}
        {isOpen && (
          <ButtonRow>
            <Button variant="quiet" size="small" onPress={() => open(FORM)}>
              {chair === null && minute_taker === null ? texts.fill : texts.edit}
            </Button>
          </ButtonRow>
        )}
      </Stack>
      {isOpen && value === FORM && <OfficersForm params={params} officers={officers} onClose={close} />}
    </Card>
  );
}
