import { expect, it } from '@jest/globals';
import { authContract } from '@mijn/domain/auth/contract';
import { PERSISTED_STATE_KEY } from '@mijn/domain/limits';
import { todosContract } from '@mijn/domain/todos/contract';
import { screen } from '@testing-library/react';
import { anAssociation, aUser } from '@mijn/api/mock/auth';
import { inTurn, mockCall, Refusal } from '@mijn/api/mock/call';
import { todosCalls } from '@mijn/api/mock/todos';
import { sessionCalls } from '../testing/calls/session-calls.ts';
import { setUpPortal, showPortal } from '../testing/dom/show-portal.tsx';
import { someTodos } from '../testing/todos-data.ts';

setUpPortal();

function keepMember(): void {
  const slices = {
    auth: { isAuthenticated: true },
    user: { email: aUser().email, activeAssociationId: anAssociation().id },
  };
  const texts = Object.entries(slices).map(([name, slice]) => [name, JSON.stringify(slice)]);
  localStorage.setItem(PERSISTED_STATE_KEY, JSON.stringify(Object.fromEntries(texts)));
}

it('the page of a returning member sends its requests before the user check has ended', async () => {
  keepMember();
  const { promise: todosAsked, resolve } = Promise.withResolvers<void>();
  const asked: string[] = [];
  await showPortal('/todos', [
    mockCall(
      authContract.user,
      inTurn(
        async () => {
          await todosAsked;
          return aUser();
        },
        () => aUser(),
      ),
    ),
    mockCall(todosContract.listTodos, () => {
      asked.push('listTodos');
      resolve();
      return { data: [], meta: { page: 1, per_page: 25, total: 0 } };
    }),
    ...todosCalls(someTodos),
    ...sessionCalls(aUser()),
  ]);
  expect(await screen.findByText('Nog geen actiepunten')).toBeVisible();
  expect(asked).toEqual(['listTodos']);
});

it('the early requests of an expired session redirect to the login page, as the user check does', async () => {
  keepMember();
  const isOver = () => new Refusal('unauthenticated');
  await showPortal('/todos', [
    mockCall(todosContract.listTodos, isOver),
    mockCall(todosContract.listGroups, isOver),
    ...sessionCalls(null),
  ]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Inloggen' })).toBeVisible();
  expect(screen.queryByText('Uw sessie is verlopen. Log opnieuw in.')).toBeNull();
});
