import { describe, expect, it } from '@jest/globals';
import { createClient } from '../index.ts';
import { todos } from '../resources/todos.ts';

describe('the URLs of a client', () => {
  it.each(['vve.example/api', 'https://vve.example/api?k=1', '/api#x', ''])(
    'do not begin with "%s"',
    (wrong) => {
      expect(() => createClient({ baseUrl: wrong, resources: { todos }, cookies: true })).toThrow(
        'is no base address',
      );
    },
  );

  it.each(['.', '..'])('have no parameter "%s", which would lead to another path', async (wrong) => {
    const sent: unknown[] = [];
    const api = createClient({
      baseUrl: 'https://vve.example/api',
      resources: { todos },
      cookies: true,
      fetch: async (input) => {
        sent.push(input);
        return Response.json({});
      },
    });
    const call = api.todos.getTodo({ params: { association_id: wrong, todo_id: 't-1' } });
    await expect(call).rejects.toMatchObject({
      error: { kind: 'not_sent', message: expect.stringContaining(`can't be "${wrong}"`) },
    });
    expect(sent).toEqual([]);
  });
});
