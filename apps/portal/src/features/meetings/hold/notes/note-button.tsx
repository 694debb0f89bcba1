import { mdiNoteEditOutline, mdiNotePlusOutline } from '@mdi/js';
import type { AgendaItem } from '@mijn/domain/agenda';
import { IconButton } from '@mijn/ui/button';
import { texts } from './texts.ts';

interface NoteButtonProps {
  item: Pick<AgendaItem, 'number' | 'title'>;
  /** Whether something is written down about the item. */
  hasNote: boolean;
  onPress: () => void;
}

/** Opens the note about an item. */
export function NoteButton({ item: { number, title }, hasNote, onPress }: NoteButtonProps) {
  return (
    <IconButton
      icon={hasNote ? mdiNoteEditOutline : mdiNotePlusOutline}
      label={(hasNote ? texts.edit : texts.write)(number, title)}
      onPress={onPress}
    />
  );
}
