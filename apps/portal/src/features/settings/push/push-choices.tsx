import { isPushKind, type NotificationChoice } from '@mijn/domain/notifications';
import { SwitchList } from '@mijn/ui/switch-list';
import { useChangeChoice } from '../parts/use-change-choice.ts';
import { notificationsTexts } from '../parts/texts.ts';
import { pushTexts as texts } from './texts.ts';

/** Shows about which kinds of news the devices of the member get a push. */
export function PushChoices({ choices }: { choices: readonly NotificationChoice[] }) {
  const change = useChangeChoice();
  return (
    <SwitchList
      label={texts.kinds}
      entries={choices
        .filter(({ kind }) => isPushKind(kind))
        .map((choice) => ({
          id: choice.kind,
          label: notificationsTexts.kinds[choice.kind].label,
          description: notificationsTexts.kinds[choice.kind].description,
          isSelected: choice.is_push_on,
          onChange: (is_push_on) => void change({ ...choice, is_push_on }),
        }))}
    />
  );
}
