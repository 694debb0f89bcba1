import { errorText } from '@mijn/api/texts';
import { associationLabel } from '@mijn/domain/associations';
import type { NotificationChoice } from '@mijn/domain/notifications';
import { Select } from '@mijn/ui/select';
import { SettingsPart } from '@mijn/ui/settings';
import { SwitchList, SwitchListSkeleton } from '@mijn/ui/switch-list';
import { useState } from 'react';
import { errorOf } from '../../../shared/api/error-of.ts';
import { useAppDispatch } from '../../../shared/store/hooks.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { QueryState } from '../../../shared/shell/query-state.tsx';
import { toastShown } from '../../../shared/store/toasts.slice.ts';
import { useListChoicesQuery, useSetChoicesMutation } from '../settings.endpoints.ts';
import type { PartProps } from './part-props.ts';
import { notificationsTexts as texts } from './texts.ts';

function Choices({ choices }: { choices: readonly NotificationChoice[] }) {
  const [setChoices] = useSetChoicesMutation();
  const dispatch = useAppDispatch();
  const change = async (choice: NotificationChoice, is_on: boolean) => {
    const error = errorOf(await setChoices({ body: { choices: [{ ...choice, is_on }] } }));
    if (error) dispatch(toastShown('danger', errorText(error), 'notifications'));
  };
  return (
    <SwitchList
      label={texts.list}
      entries={choices.map((choice) => ({
        id: choice.kind,
        ...texts.kinds[choice.kind],
        isSelected: choice.is_on,
        onChange: (isOn) => void change(choice, isOn),
      }))}
    />
  );
}

/** Shows which mails the member gets (docs/product.md#notifications). */
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
      <QueryState query={query} failure={texts.failed} skeleton={<SwitchListSkeleton entries={5} />}>
        {({ data }) =>
          associations.length === 0 ? (
            <p>{texts.none}</p>
          ) : (
            <Choices choices={data.filter(({ association_id }) => association_id === shown?.id)} />
          )
        }
      </QueryState>
    </SettingsPart>
  );
}
