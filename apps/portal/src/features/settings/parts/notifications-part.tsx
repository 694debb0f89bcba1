import { errorText } from '@mijn/api/texts';
import { associationLabel } from '@mijn/domain/associations';
import type { NotificationChoice } from '@mijn/domain/notifications';
import { Select } from '@mijn/ui/select';
import { SettingsPart } from '@mijn/ui/settings';
import { Stack } from '@mijn/ui/stack';
import { Switch } from '@mijn/ui/switch';
import { useState } from 'react';
import { errorOf } from '../../../shared/api/error-of.ts';
import { useAppDispatch } from '../../../shared/api/hooks.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { QueryState } from '../../../shared/shell/query-state.tsx';
import { toastShown } from '../../../shared/toasts/toasts.slice.ts';
import { useListChoicesQuery, useSetChoicesMutation } from '../settings.endpoints.ts';
import type { PartProps } from './part-props.ts';
import { PartSkeleton } from './part-skeleton.tsx';
import { notificationsTexts as texts } from './texts.ts';

/** Shows one kind of mail of one association. A change is saved at once. */
function ChoiceSwitch({ choice }: { choice: NotificationChoice }) {
  const [setChoices] = useSetChoicesMutation();
  const dispatch = useAppDispatch();
  const { label, description } = texts.kinds[choice.kind];
  const change = async (is_on: boolean) => {
    const error = errorOf(await setChoices({ body: { choices: [{ ...choice, is_on }] } }));
    if (error) dispatch(toastShown('danger', errorText(error)));
  };
  return (
    <Switch
      label={label}
      description={description}
      isSelected={choice.is_on}
      onChange={(isOn) => void change(isOn)}
    />
  );
}

/** Shows which mails the member gets, per kind and per association (decisions §6). */
export function NotificationsPart({ id, title }: PartProps) {
  const { user, activeAssociation } = useSession();
  const query = useListChoicesQuery();
  const [chosen, setChosen] = useState<string>();
  const associations = user?.associations ?? [];
  const shown = associations.find((one) => one.id === chosen) ?? activeAssociation ?? associations[0];
  return (
    <SettingsPart
      id={id}
      title={title}
      intro={texts.intro(associations.length === 1 ? shown?.name : undefined)}
    >
      {associations.length > 1 && shown && (
        <Select
          label={texts.association}
          options={associations.map((one) => ({
            id: one.id,
            label: `${one.code} - ${associationLabel(one)}`,
          }))}
          value={shown.id}
          onChange={(next) => setChosen(next ?? undefined)}
        />
      )}
      <QueryState query={query} failure={texts.failed} skeleton={<PartSkeleton rows={5} />}>
        {({ data }) => (
          <Stack>
            {data
              .filter(({ association_id }) => association_id === shown?.id)
              .map((choice) => (
                <ChoiceSwitch key={choice.kind} choice={choice} />
              ))}
            {associations.length === 0 && <p>{texts.none}</p>}
          </Stack>
        )}
      </QueryState>
    </SettingsPart>
  );
}
