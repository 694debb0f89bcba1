import type { NotificationChoice } from '@mijn/domain/notifications';
import { SettingsPart } from '@mijn/ui/settings';
import { SwitchList } from '@mijn/ui/switch-list';
import { useSession } from '../../../shared/session/use-session.ts';
import { AssociationChoices } from './association-choices.tsx';
import type { PartProps } from './part-props.ts';
import { notificationsTexts as texts } from './texts.ts';
import { useChangeChoice } from './use-change-choice.ts';

function Choices({ choices }: { choices: readonly NotificationChoice[] }) {
  const change = useChangeChoice();
  return (
    <SwitchList
      label={texts.list}
      entries={choices.map((choice) => ({
        id: choice.kind,
        ...texts.kinds[choice.kind],
        isSelected: choice.is_on,
        onChange: (is_on) => void change({ ...choice, is_on }),
      }))}
    />
  );
}

/** Shows which mails the member gets (docs/product.md#notifications). */
export function NotificationsPart({ id, title }: PartProps) {
  const { user } = useSession();
  const [first, ...others] = user?.associations ?? [];
  return (
    <SettingsPart id={id} title={title} intro={texts.intro(others.length === 0 ? first?.name : undefined)}>
      <AssociationChoices>{(choices) => <Choices choices={choices} />}</AssociationChoices>
    </SettingsPart>
  );
}
