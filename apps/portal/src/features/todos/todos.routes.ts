import { lazyScreen } from '../../shared/chunks/lazy-screen.ts';
import { loadNothing, memberRoute } from '../../shared/routing/portal-route.ts';
import { addTodoPath, reportsPath, todoPath, todosPath } from './todos.paths.ts';

const load = () => import('./todos.endpoints.ts');

export const todosRoutes = [
  memberRoute({
    pattern: todosPath,
    title: 'Actiepunten',
    menu: true,
    badge: { count: 'todos', isFor: () => true, unknown: 0, one: 'nieuwe stap', more: 'nieuwe stappen' },
    search: 'todos',
    load,
    screen: lazyScreen('todos', () => import('./screens/Todos/todos.screen.tsx')),
  }),
  memberRoute({
    pattern: addTodoPath,
    title: 'Iets melden',
    // The calls of these screens are in their chunks, so that the frame of every page does not have them.
    load: loadNothing,
    screen: lazyScreen('add-todo', () => import('./screens/AddTodo/add-todo.screen.tsx')),
  }),
  memberRoute({
    pattern: reportsPath,
    title: 'Meldingen',
    onlyFor: 'board',
    load: loadNothing,
    screen: lazyScreen('reports', () => import('./screens/Reports/reports.screen.tsx')),
  }),
  memberRoute({
    pattern: todoPath(':todoId'),
    title: 'Actiepunt',
    load,
    screen: lazyScreen('todo', () => import('./screens/Todo/todo.screen.tsx')),
  }),
];
