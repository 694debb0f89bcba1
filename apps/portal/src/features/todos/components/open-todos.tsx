import type { TodoInList } from '@mijn/domain/todos';
import { Card } from '@mijn/ui/card';
import { Link } from '@mijn/ui/link';
import { LinkList } from '@mijn/ui/link-list';
import { VisuallyHidden } from '@mijn/ui/visually-hidden';
import { todoPath, todosPath } from '../todos.paths.ts';
import { openTodosUrl } from '../todos-url.ts';
import { texts } from './texts.ts';

interface OpenTodosProps {
  data: readonly TodoInList[];
  total: number;
}

export function OpenTodos({ data, total }: OpenTodosProps) {
  const isEmpty = total === 0;
  return (
    <Card
      title={texts.openTodos}
      action={
        <Link href={isEmpty ? todosPath : openTodosUrl}>
          {isEmpty ? texts.allTodos : texts.all(total)}
          {total > 1 && <VisuallyHidden> {texts.openHidden}</VisuallyHidden>}
        </Link>
      }
    >
      {isEmpty ? (
        <p>{texts.none}</p>
      ) : (
        <LinkList
          label={texts.openTodos}
          links={data.map(({ id, description, internal_reference, group }) => ({
            id,
            href: todoPath(id),
            name: description,
            facts: [internal_reference, group],
          }))}
        />
      )}
    </Card>
  );
}
