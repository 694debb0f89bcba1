import { type ClientEvent, createClient, isApiFailure, pages } from '@mijn/api';
import { archive } from '@mijn/api/archive';
import { auth } from '@mijn/api/auth';
import { createCookieJar } from '@mijn/api/cookies';
import { errorText } from '@mijn/api/texts';
import { type TodoInList, todos } from '@mijn/api/todos';
import { validated } from '@mijn/api/validation';
import { todosContract } from '@mijn/domain/todos/contract';

export interface Found {
  associations: number;
  todos: number;
  checked: number;
  uploadedName: string;
  downloaded: string;
  progress: number;
  missing: string;
  tooLarge: number;
  events: readonly ClientEvent[];
}

const PDF =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n';
const PAGE = '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

export async function tryOut(url: string, email: string, password: string): Promise<Found> {
  const api = createClient({
    ...createCookieJar(),
    baseUrl: `${url}/api`,
    resources: { archive, auth, todos, checkedTodos: validated(todosContract) },
  });
  const events: ClientEvent[] = [];
  api.events.subscribe((event) => events.push(event));

  const user = await api.auth.login({ body: { email, password } });
  const params = { association_id: user.associations[0]?.id ?? '' };
  const rows: TodoInList[] = [];
  for await (const todo of pages(api.todos.listTodos, { params, query: { per_page: 5 } })) rows.push(todo);
  const { data } = await api.checkedTodos.listTodos({ params });

  const { data: groups } = await api.archive.listGroups({ params });
  let progress = 0;
  const document = await api.archive.uploadDocument(
    {
      params,
      body: { group_id: groups[0]?.id ?? '', tags: ['proef'] },
      file: new File([PDF, PAGE], 'proef.pdf', { type: 'application/pdf' }),
    },
    { idempotencyKey: crypto.randomUUID(), onProgress: (share) => (progress = share) },
  );
  const file = await api.archive.downloadDocument({ params: { ...params, document_id: document.id } });

  const missing: unknown = await api.todos
    .getTodo({ params: { ...params, todo_id: crypto.randomUUID() } })
    .catch((thrown: unknown) => thrown);
  const refused: unknown = await api.auth
    .forgotPassword({ body: { email: 'x'.repeat(2_000_000) } })
    .catch((thrown: unknown) => thrown);
  const tooLarge = isApiFailure(refused, 'payload_too_large') ? refused.error.params?.limit : undefined;
  await api.auth.logout();
  await api.todos.listGroups({ params }).catch(() => undefined);
  return {
    associations: user.associations.length,
    todos: rows.length,
    checked: data.length,
    uploadedName: document.name,
    downloaded: (await file.text()).slice(0, 8),
    progress,
    missing: isApiFailure(missing, 'not_found') ? errorText(missing.error) : String(missing),
    tooLarge: tooLarge ?? 0,
    events,
  };
}
