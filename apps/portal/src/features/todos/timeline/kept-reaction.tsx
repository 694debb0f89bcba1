import { CopyField } from '@mijn/ui/copy-field';
import { useStoredDraft } from '../../../shared/drafts/stored-drafts.ts';
import { reactionDraft } from './reaction-draft.ts';
import { texts } from './texts.ts';

interface KeptReactionProps {
  todoId: string;
  /** Why the text can't be sent. */
  help?: string;
}

/** Shows the text of a reaction that cannot be sent any more, because the action item is gone, so that the member can copy it. */
export function KeptReaction({ todoId, help = texts.kept.gone }: KeptReactionProps) {
  const text = useStoredDraft(reactionDraft(todoId))?.values['text'];
  if (typeof text !== 'string' || text.trim() === '') return null;
  return <CopyField label={texts.kept.label} description={help} value={text} />;
}
