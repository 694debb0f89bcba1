import { ChoiceBar } from '@mijn/ui/choice-bar';
import { SettingsPart } from '@mijn/ui/settings';
import { SwitchList } from '@mijn/ui/switch-list';
import { useState } from 'react';
import { type Appearance, readAppearance, saveAppearance } from '../../../shared/appearance/appearance.ts';
import { useAppDispatch } from '../../../shared/store/hooks.ts';
import { InBrowser } from '../../../shared/chunks/in-browser.tsx';
import { useShortcutSwitch } from '../../../shared/shortcuts/use-shortcuts.ts';
import { toastShown } from '../../../shared/store/toasts.slice.ts';
import type { PartProps } from './part-props.ts';
import { PartSkeleton } from './part-skeleton.tsx';
import { displayTexts as texts } from './texts.ts';

function DisplayChoices() {
  const [appearance, setAppearance] = useState(readAppearance);
  const { isOn, turn } = useShortcutSwitch();
  const dispatch = useAppDispatch();
  const choose = (choice: Partial<Appearance>) => {
    const next = { ...appearance, ...choice };
    setAppearance(next);
    if (!saveAppearance(next)) dispatch(toastShown('danger', texts.notKept, 'display'));
  };
  return (
    <>
      <ChoiceBar
        label={texts.scheme}
        choices={texts.schemes}
        value={appearance.scheme}
        onChange={(scheme) => choose({ scheme })}
      />
      <ChoiceBar
        label={texts.text}
        choices={texts.sizes}
        value={appearance.text}
        onChange={(text) => choose({ text })}
      />
      <SwitchList
        label={texts.keys}
        entries={[
          {
            id: 'shortcuts',
            label: texts.shortcuts,
            description: texts.whichShortcuts,
            isSelected: isOn,
            onChange: turn,
          },
        ]}
      />
    </>
  );
}

export function DisplayPart({ id, title }: PartProps) {
  return (
    <SettingsPart id={id} title={title} intro={texts.intro}>
      <InBrowser fallback={<PartSkeleton />}>
        <DisplayChoices />
      </InBrowser>
    </SettingsPart>
  );
}
