import { stateTexts, subjectOf, type TodoInList } from '@mijn/domain/todos';
import { Card } from '@mijn/ui/card';
import { Link } from '@mijn/ui/link';
import { LinkList } from '@mijn/ui/link-list';
import { VisuallyHidden } from '@mijn/ui/visually-hidden';
import { todoPath } from '../todos.paths.ts';
import { ownReportsUrl } from '../todos-url.ts';
import { texts } from './texts.ts';

interface OwnReportsProps {
  data: readonly TodoInList[];
  total: number;
}

/** Shows the open reports of the member on the overview. */
export function OwnReports({ data, total }: OwnReportsProps) {
  return (
    <Card
      title={texts.ownReports}
      action={
        total > data.length && (
          <Link href={ownReportsUrl}>
            {texts.all(total)}
            <VisuallyHidden> {texts.ownReportsHidden}</VisuallyHidden>
          </Link>
        )
      }
    >
      <LinkList
        label={texts.ownReports}
        links={data.map(({ id, description, internal_reference, state }) => ({
          id,
          href: todoPath(id),
          name: subjectOf(description).subject,
          facts: [internal_reference, ...(state === null ? [] : [stateTexts[state]])],
        }))}
      />
    </Card>
  );
}
