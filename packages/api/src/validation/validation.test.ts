import { describe, expect, it } from '@jest/globals';
import { todosContract } from '@mijn/domain/todos/contract';
import { createClient, isApiFailure } from '../index.ts';
import { ResponseMismatch, validated } from './validation.ts';

const meta = { page: 1, per_page: 25, total: 1 };
const todo = {
  id: '01a1f9c4-c6f4-7226-b044-46c8cecb18b1',
  internal_reference: 'A-1',
  description: 'Dak',
  group: 'Onderhoud',
  handler: null,
  start_date: '2026-06-10',
  is_done: false,
  state: null,
};

const listOf = (row: object) => {
  const api = createClient({
    baseUrl: 'https://vve.example/api',
    resources: { todos: validated(todosContract) },
    cookies: true,
    fetch: async () => Response.json({ data: [row], meta }),
  });
  return api.todos.listTodos({ params: { association_id: 'a-1' } });
};

describe('the responses of a validated contract', () => {
  it('come as they are if they match it, with fields that the contract does not have', async () => {
    const { data } = await listOf({ ...todo, colour: 'red' });
    expect(data).toEqual([{ ...todo, colour: 'red' }]);
  });

  it.each([
    [{ start_date: '2026-02-30' }, 'data[0].start_date', 'invalid_day'],
    [{ is_done: 'nee' }, 'data[0].is_done', 'invalid'],
    [{ group: undefined }, 'data[0].group', 'required'],
  ])('are refused with %j', async (fault, path, code) => {
    const thrown: unknown = await listOf({ ...todo, ...fault }).catch((error: unknown) => error);
    if (!(thrown instanceof ResponseMismatch)) throw thrown;
    expect(thrown.message).toContain('GET /associations/{association_id}/todos');
    expect(thrown.errors).toMatchObject({ [path]: [{ code }] });
    expect(isApiFailure(thrown) && thrown.error).toEqual({
      kind: 'invalid_response',
      message: thrown.message,
      errors: thrown.errors,
    });
  });

  it('fail as any call does if the check itself fails', async () => {
    const check = () => Promise.reject(new Error('The validator is gone.'));
    const api = createClient({
      baseUrl: 'https://vve.example/api',
      resources: { todos: { listGroups: { ...todosContract.listGroups, check } } },
      cookies: true,
      fetch: async () => Response.json({}),
    });
    const thrown: unknown = await api.todos
      .listGroups({ params: { association_id: 'a-1' } })
      .catch((error) => error);
    expect(isApiFailure(thrown) && thrown.error.kind).toBe('invalid_response');
    expect(thrown).toMatchObject({ cause: { message: 'The validator is gone.' } });
  });
});
