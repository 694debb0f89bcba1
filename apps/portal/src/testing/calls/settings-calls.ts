import { accessTokensCalls } from '@mijn/api/mock/access-tokens';
import { meetingsCalls } from '@mijn/api/mock/meetings';
import { notificationsCalls } from '@mijn/api/mock/notifications';
import { passkeysCalls } from '@mijn/api/mock/passkeys';
import { securityCalls, type SecurityData } from '@mijn/api/mock/security';
import type { AccessToken } from '@mijn/domain/access-tokens';
import type { Passkey } from '@mijn/domain/passkeys';
import type { HttpHandler } from 'msw';
import { personalDataCalls } from './personal-data-calls.ts';
import { pushCalls, type PushData } from './push-calls.ts';

export interface SettingsData extends SecurityData {
  passkeys?: readonly Passkey[];
  accessTokens?: readonly AccessToken[];
  push?: PushData;
}

export const settingsCalls = ({
  passkeys = [],
  accessTokens = [],
  push,
  ...security
}: SettingsData = {}): HttpHandler[] => [
  ...securityCalls(security),
  ...passkeysCalls(passkeys),
  ...accessTokensCalls(accessTokens),
  ...notificationsCalls(),
  ...pushCalls(push),
  ...meetingsCalls([]),
  ...personalDataCalls(),
];
