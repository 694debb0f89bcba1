import type { Association } from '@mijn/domain/associations';
import type { AuthUser } from '@mijn/domain/auth';
import { authContract } from '@mijn/domain/auth/contract';
import { Refusal, wrongField } from '../call/refusal.ts';
import { defineMock, type Responders } from '../define-mock.ts';
import { idOf } from '../provider/ids.ts';
import { MOCK_CODE, MOCK_TOKEN } from '../provider/secrets.ts';
import { type Session, signIn, userOf } from '../provider/session.ts';

export function anAssociation(own: Partial<Association> = {}): Association {
  return {
    id: idOf(1, 1001),
    name: 'VvE De Kade',
    code: '1001',
    title: 'Kadestraat 1 t/m 99 te Rotterdam',
    is_board: false,
    is_invoice_check: false,
    is_invoice_check_copy: false,
    ...own,
  };
}

export function aUser(own: Partial<AuthUser> = {}): AuthUser {
  return {
    id: idOf(2, 1),
    email: 'anna.eigenaar@waterpas.example',
    name: 'Anna Eigenaar',
    associations: [anAssociation()],
    last_active_association_id: null,
    owner: { id: idOf(3, 1) },
    two_factor_auth: { enabled: false, authenticated: true },
    session_ends_in_s: 12 * 3600,
    impersonation: null,
    ...own,
  };
}

export function aBoardMember(own: Partial<AuthUser> = {}): AuthUser {
  return aUser({
    id: idOf(2, 2),
    email: 'bram.bestuur@waterpas.example',
    name: 'Bram Bestuur',
    associations: [
      anAssociation({ is_board: true, is_invoice_check: true }),
      anAssociation({ id: idOf(1, 1002), code: '1002', name: 'VvE Parkzicht', title: null }),
    ],
    ...own,
  });
}

function respond(session: Session): Responders<typeof authContract> {
  const user = () => userOf(session) ?? new Refusal('unauthenticated');
  const accountOf = (email: string) =>
    session.accounts.find((account) => account.user.email === email.trim().toLowerCase());
  return {
    csrf: () => undefined,
    login: ({ body: { email, password } }) => {
      const account = accountOf(email);
      if (!account || account.password !== password) return new Refusal('invalid_credentials');
      signIn(session, account);
      return user();
    },
    confirmTwoFactor: ({ body: { code } }) => {
      if (code !== MOCK_CODE) return wrongField('code', 'invalid_code');
      session.isConfirmed = true;
      return user();
    },
    sudo: ({ body: { password, passkey } }) => {
      if (passkey) return new Refusal('passkey_refused');
      return password === session.account?.password ? undefined : wrongField('password', 'wrong_password');
    },
    impersonate: () => new Refusal('impersonation_link_invalid'),
    // The user of an access token need not be the one who is signed in.
    user: ({ member }) => (member && member.account !== session.account ? member.account.user : user()),
    logout: () => {
      session.account = undefined;
    },
    setAssociation: ({ params: { association_id }, member }) => {
      const account = member?.account;
      if (!account?.user.associations.some(({ id }) => id === association_id))
        return new Refusal('not_found');
      account.user = { ...account.user, last_active_association_id: association_id };
      return undefined;
    },
    forgotPassword: () => undefined,
    resetPassword: ({ body: { token, email, password } }) => {
      const account = accountOf(email);
      if (token !== MOCK_TOKEN || !account) return new Refusal('reset_link_invalid');
      account.password = password;
      return undefined;
    },
  };
}

export const authMock = defineMock({
  contract: authContract,
  isPublic: ['csrf', 'login', 'impersonate', 'logout', 'forgotPassword', 'resetPassword'],
  generate: ({ session }) => session,
  respond,
});
