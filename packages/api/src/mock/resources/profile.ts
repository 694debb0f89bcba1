import { fullName } from '@mijn/domain/names';
import type { Address, AssociationAddresses, Profile } from '@mijn/domain/profile';
import { profileContract } from '@mijn/domain/profile/contract';
import type { HttpHandler } from 'msw';
import type { Account } from '../call/member.ts';
import { Refusal, wrongField } from '../call/refusal.ts';
import { nowOf } from '../call/visibility.ts';
import { callsOf, defineMock, type Responders } from '../define-mock.ts';
import { idOf } from '../provider/ids.ts';
import type { Place } from '../provider/place.ts';
import { MOCK_CODE, MOCK_PASSWORD, MOCK_TOKEN } from '../provider/secrets.ts';
import { cities, streets } from '../provider/words.ts';
import { anAssociation, aUser } from './auth.ts';
import { requestFor } from './passkeys.ts';

export function aProfile(own: Partial<Profile> = {}): Profile {
  return {
    name: 'Anna Eigenaar',
    salutation: 'ms',
    initials: 'A.',
    first_name: 'Anna',
    name_prefix: null,
    last_name: 'Eigenaar',
    email: 'anna.eigenaar@waterpas.example',
    phone: '010 234 56 78',
    mobile: '06-12345678',
    pending_email: null,
    version: 3,
    ...own,
  };
}

export function anAddress(number: number, own: Partial<Address> = {}): Address {
  return {
    id: idOf(60, number),
    kind: 'apartment',
    addressee: null,
    street: `Kadestraat ${number}`,
    postal_code: '3011 AB',
    city: 'Rotterdam',
    country: 'NL',
    ...own,
  };
}

interface ProfileData {
  profile: Profile;
  addresses: readonly AssociationAddresses[];
  account: Account;
  tokens?: readonly string[];
}

function ofAccount({ account, random }: Place): ProfileData {
  const { name, email, associations } = account.user;
  const [first = '', last = ''] = name.split(' ');
  return {
    account,
    tokens: [MOCK_TOKEN],
    profile: aProfile({
      name,
      email,
      salutation: random.pick(['mr', 'ms', null]),
      initials: `${first.charAt(0)}.`,
      first_name: first,
      last_name: last,
      mobile: `06-${random.int(10_000_000, 99_999_999)}`,
    }),
    addresses: associations.map((association) => ({
      association,
      addresses: [
        anAddress(Number(association.code), {
          street: `${random.pick(streets)} ${random.int(1, 99)}`,
          postal_code: `${random.int(2000, 3999)} ${random.pick(['AB', 'CD', 'KL', 'XR'])}`,
          city: random.pick(cities),
        }),
      ],
    })),
  };
}

const DAY_MS = 86_400_000;

function respond({
  profile: start,
  addresses,
  account,
  tokens,
}: ProfileData): Responders<typeof profileContract> {
  let profile = start;
  let former = start.email;
  const isKnown = (token: string) => !tokens || tokens.includes(token);
  const change = (version: number, changes: Partial<Profile>) => {
    if (version !== profile.version) return new Refusal('conflict');
    profile = { ...profile, ...changes, version: version + 1 };
    account.user = { ...account.user, name: profile.name };
    return profile;
  };
  const setEmail = (email: string) => {
    former = profile.email;
    profile = { ...profile, email, pending_email: null };
    account.user = { ...account.user, email };
  };
  return {
    getProfile: () => profile,
    listAddresses: () => ({ data: [...addresses] }),
    updatePersonal: ({ body: { version, salutation, ...parts } }) =>
      change(version, {
        name: fullName(parts),
        salutation: salutation === '' ? null : salutation,
        initials: parts.initials || null,
        first_name: parts.first_name || null,
        name_prefix: parts.name_prefix || null,
        last_name: parts.last_name,
      }),
    updateContact: ({ body: { version, phone, mobile } }) =>
      change(version, { phone: phone || null, mobile: mobile || null }),
    requestEmail: ({ body: { email }, member }) => {
      const requested_at = member ? nowOf(member) : '2026-11-20T09:00:00.000Z';
      const expires_at = new Date(Date.parse(requested_at) + DAY_MS).toISOString();
      profile = { ...profile, pending_email: { email, requested_at, expires_at } };
      return profile;
    },
    resendEmail: () => profile,
    cancelEmail: () => {
      profile = { ...profile, pending_email: null };
      return profile;
    },
    updatePassword: ({ body: { current_password, password } }) => {
      if (current_password !== account.password) return wrongField('current_password', 'wrong_password');
      account.password = password;
      profile = { ...profile, pending_email: null };
      return undefined;
    },
    confirmEmail: ({ body: { token } }) => {
      if (!isKnown(token)) return new Refusal('email_link_invalid');
      const email = profile.pending_email?.email ?? 'anna@nieuw.example';
      setEmail(email);
      return { email };
    },
    undoEmail: ({ body: { token } }) => {
      if (!isKnown(token)) return new Refusal('email_link_invalid');
      setEmail(former);
      return { email: profile.email, is_restored: true };
    },
    startStopWaiting: ({ body: { token } }) =>
      isKnown(token) ? requestFor(0) : new Refusal('email_link_invalid'),
    stopWaiting: ({ body: { token, code } }) => {
      if (!isKnown(token)) return new Refusal('email_link_invalid');
      return code === MOCK_CODE ? undefined : wrongField('code', 'invalid_code');
    },
  };
}

export const profileCalls = (
  profile: Profile = aProfile(),
  addresses: readonly AssociationAddresses[] = [],
): HttpHandler[] =>
  callsOf(
    profileContract,
    respond({
      profile,
      addresses,
      account: { user: aUser({ associations: [anAssociation()] }), password: MOCK_PASSWORD },
    }),
  );

export const profileMock = defineMock({
  contract: profileContract,
  isPublic: ['confirmEmail', 'undoEmail', 'startStopWaiting', 'stopWaiting'],
  generate: ofAccount,
  respond,
});
