import type { Load } from '../../shared/routing/portal-route.ts';
import { todosAddress, toQuery } from './todos-address.ts';
import { todosEndpoints } from './todos.endpoints.ts';

const { util } = todosEndpoints;

const loadList: Load =
  ({ association_id, settingsOf }) =>
  (dispatch) => {
    const query = toQuery(settingsOf('todos', todosAddress));
    dispatch(util.prefetch('listTodos', { params: { association_id }, query }, {}));
    dispatch(util.prefetch('listTodoGroups', { params: { association_id } }, {}));
  };

const loadOne: Load = ({ association_id, params: { todoId = '' } }) =>
  util.prefetch('getTodo', { params: { association_id, todo_id: todoId } }, {});

export const load: Load = (context) => (context.params['todoId'] ? loadOne(context) : loadList(context));
