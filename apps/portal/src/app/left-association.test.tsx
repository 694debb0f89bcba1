import { describe, expect, it } from '@jest/globals';
import { PERSISTED_STATE_KEY } from '@mijn/domain/limits';
import { screen } from '@testing-library/react';
import { aBoardMember } from '@mijn/api/mock/auth';
import { idOf } from '@mijn/api/mock/call';
import { todosCalls } from '@mijn/api/mock/todos';
import { sessionCalls } from '../testing/calls/session-calls.ts';
import { setUpPortal, showPortal } from '../testing/dom/show-portal.tsx';
import { someTodos } from '../testing/todos-data.ts';

setUpPortal();

describe('a stored association that the member has left', () => {
  it('is replaced by an association of the member', async () => {
    const user = aBoardMember();
    const stored = {
      auth: JSON.stringify({ isAuthenticated: true }),
      user: JSON.stringify({ email: user.email, activeAssociationId: idOf(1, 9999) }),
      _persist: JSON.stringify({ version: -1, rehydrated: true }),
    };
    localStorage.setItem(PERSISTED_STATE_KEY, JSON.stringify(stored));
    await showPortal('/todos', [...todosCalls(someTodos), ...sessionCalls(user)]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Actiepunten' })).toBeVisible();
    expect(document.title).toContain('VvE De Kade');
  });
});
