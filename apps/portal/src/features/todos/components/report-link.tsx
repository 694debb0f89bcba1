import { mdiBullhornOutline } from '@mdi/js';
import { LinkButton } from '@mijn/ui/link-button';
import { ThumbPlace } from './thumb-place/thumb-place.tsx';
import { addTodoPath } from '../todos.paths.ts';
import { texts } from './texts.ts';

/** Shows the button that opens the form of a report. On a phone it stays at the bottom of the screen. */
export function ReportLink() {
  return (
    <ThumbPlace>
      <LinkButton icon={mdiBullhornOutline} href={addTodoPath}>
        {texts.report}
      </LinkButton>
    </ThumbPlace>
  );
}
