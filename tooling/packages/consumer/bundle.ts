import { createClient, isApiFailure, pages } from '@mijn/api';
import { todos } from '@mijn/api/todos';

export async function listAll(send: typeof fetch): Promise<string[]> {
  const api = createClient({
    baseUrl: 'https://vve.example/api',
    resources: { todos },
    cookies: true,
    fetch: send,
  });
  const params = { association_id: 'a-1' };
  try {
    const rows: string[] = [];
    for await (const { description } of pages(api.todos.listTodos, { params })) rows.push(description);
    return rows;
  } catch (thrown) {
    return isApiFailure(thrown) ? [thrown.error.kind] : [];
  }
}
