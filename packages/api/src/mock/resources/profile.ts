import { fullName } from '@mijn/domain/names';
import type { Address, AssociationAddresses, Profile } from '@mijn/domain/profile';
import { profileContract } from '@mijn/domain/profile/contract';
import { type Account, nowOf } from '../call/member.ts';
import { Refusal, wrongField } from '../call/refusal.ts';
import { callsOf, defineMock, type Responders } from '../define-mock.ts';
import { idOf } from '../provider/ids.ts';
import type { Place } from '../provider/place.ts';
import { MOCK_PASSWORD } from '../provider/secrets.ts';
import { anAssociation, aUser } from './auth.ts';

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
}

const ofAccount = ({ account, random }: Place): ProfileData => ({
  account,
  profile: aProfile({
    name: account.user.name,
    email: account.user.email,
    last_name: account.user.name.split(' ').at(-1) ?? '',
    mobile: `06-${random.int(10_000_000, 99_999_999)}`,
  }),
  addresses: account.user.associations.map((association) => ({
    association,
    addresses: [anAddress(Number(association.code))],
  })),
});

const DAY_MS = 86_400_000;

function respond({ profile: start, addresses, account }: ProfileData): Responders<typeof profileContract> {
  let profile = start;
  const change = (version: number, changes: Partial<Profile>) => {
    if (version !== profile.version) return new Refusal('conflict');
    profile = { ...profile, ...changes, version: version + 1 };
    account.user = { ...account.user, name: profile.name };
    return profile;
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
    confirmEmail: () => {
      const { email } = profile.pending_email ?? { email: 'anna@nieuw.example' };
      profile = { ...profile, email, pending_email: null };
      return { email };
    },
    undoEmail: () => ({ email: profile.email, is_restored: true }),
  };
}

export const profileCalls = (
  profile: Profile = aProfile(),
  addresses: readonly AssociationAddresses[] = [],
) =>
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
