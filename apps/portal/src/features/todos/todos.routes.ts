import { lazyScreen } from '../../shared/chunks/lazy-screen.ts';
import { memberRoute } from '../../shared/routing/portal-route.ts';
import { addTodoPath, reportsPath, todoPath, todosPath } from './todos.paths.ts';

export const todosRoutes = [
  memberRoute({
    pattern: todosPath,
    title: 'Actiepunten',
    menu: true,
    badge: { count: 'todos', isFor: () => true, one: 'nieuwe stap', more: 'nieuwe stappen' },
    search: 'todos',
    load: () => import('./todos.endpoints.ts'),
    screen: lazyScreen('todos', () => import('./screens/Todos/todos.screen.tsx')),
  }),
  memberRoute({
    pattern: addTodoPath,
    title: 'Iets melden',
    load: () => import('./reports.endpoints.ts'),
    screen: lazyScreen('add-todo', () => import('./screens/AddTodo/add-todo.screen.tsx')),
  }),
  memberRoute({
    pattern: reportsPath,
    title: 'Meldingen',
    onlyFor: 'board',
    load: () => import('./report-summary.endpoints.ts'),
    screen: lazyScreen('reports', () => import('./screens/Reports/reports.screen.tsx')),
  }),
  memberRoute({
    pattern: todoPath(':todoId'),
    title: 'Actiepunt',
    load: () => import('./timeline.endpoints.ts'),
    screen: lazyScreen('todo', () => import('./screens/Todo/todo.screen.tsx')),
  }),
];
