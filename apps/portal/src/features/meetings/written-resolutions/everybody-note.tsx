import { mdiAccountGroupOutline } from '@mdi/js';
import { IconNote } from '@mijn/ui/icon-note';
import { texts } from './texts.ts';

/** Says what the law asks of a decision outside a meeting. */
export function EverybodyNote() {
  return (
    <IconNote icon={mdiAccountGroupOutline} title={texts.everybody}>
      {texts.law}
    </IconNote>
  );
}
