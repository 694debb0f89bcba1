import { CopyField } from '@mijn/ui/copy-field';
import { useStoredDraft } from '../../../shared/drafts/stored-drafts.ts';
import { reactionDraft } from './reaction-draft.ts';
import { texts } from './texts.ts';

/** Shows the text of a reaction that cannot be sent any more, because the action item is gone, so that the member can copy it. */
export function KeptReaction({ todoId }: { todoId: string }) {
  const text = useStoredDraft(reactionDraft(todoId))?.values['text'];
  if (typeof text !== 'string' || text.trim() === '') return null;
  return <CopyField label={texts.kept.label} description={texts.kept.help} value={text} />;
}
