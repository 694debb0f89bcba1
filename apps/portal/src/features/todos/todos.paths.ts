export const todosPath = '/todos';
export const addTodoPath = `${todosPath}/add`;
export const todoPath = (todoId: string): string => `${todosPath}/${todoId}`;
export const reportsPath = `${todosPath}/reports`;
