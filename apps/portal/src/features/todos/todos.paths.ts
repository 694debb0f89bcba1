export const todosPath = '/todos';
export const todoPath = (todoId: string): string => `${todosPath}/${todoId}`;
