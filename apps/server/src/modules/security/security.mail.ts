import { type Device, deviceName } from '@mijn/domain/devices';
import type { Config } from '../../config/read-config.ts';
import { type Receiver, securityNotice } from '../../mail/security-notice.ts';
import type { NewMail } from '../../mail/send-mail.job.ts';

/** Returns the mail about a sign-in with a browser that was never seen before. */
export function newDeviceMail(
  settings: Pick<Config, 'brand' | 'appUrl'>,
  member: Receiver,
  device: Pick<Device, 'browser' | 'system'> & { place: string | null },
  now: Date,
): NewMail {
  const place = device.place === null ? '' : `, vanuit ${device.place}`;
  return securityNotice(settings, member, {
    kind: 'new_device',
    subject: `Ingelogd op een nieuw apparaat in ${settings.brand.portal_name}`,
    event: `Er is ingelogd met uw account op een apparaat dat we nog niet kenden: ${deviceName(device)}${place}.`,
    now,
  });
}
