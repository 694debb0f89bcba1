import { createClient, isApiFailure } from '@mijn/api';
import { todos } from '@mijn/api/todos';

const api = createClient({ baseUrl: 'https://vve.example/api', resources: { todos }, cookies: true });
try {
  const { data } = await api.todos.listTodos({ params: { association_id: location.hash } });
  document.title = data.map(({ description }) => description).join(', ');
} catch (thrown) {
  document.title = isApiFailure(thrown, 'unauthenticated') ? thrown.error.message : String(thrown);
}
