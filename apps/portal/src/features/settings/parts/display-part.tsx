import { ChoiceBar } from '@mijn/ui/choice-bar';
import { SettingsPart } from '@mijn/ui/settings';
import { useState } from 'react';
import { type Appearance, readAppearance, saveAppearance } from '../../../shared/appearance/appearance.ts';
import { useAppDispatch } from '../../../shared/api/hooks.ts';
import { toastShown } from '../../../shared/toasts/toasts.slice.ts';
import type { PartProps } from './part-props.ts';
import { displayTexts as texts } from './texts.ts';

/** Shows the choices of colours and text size, which count at once and in this browser only. */
export function DisplayPart({ id, title }: PartProps) {
  const [appearance, setAppearance] = useState(readAppearance);
  const dispatch = useAppDispatch();
  const choose = (choice: Partial<Appearance>) => {
    const next = { ...appearance, ...choice };
    setAppearance(next);
    if (!saveAppearance(next)) dispatch(toastShown('danger', texts.notKept));
  };
  return (
    <SettingsPart id={id} title={title} intro={texts.intro}>
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
    </SettingsPart>
  );
}
