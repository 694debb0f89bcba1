import { deviceName, type Device } from '@mijn/domain/devices';
import { defineMail } from '../../../platform/mail/define-mail.ts';
import type { Receiver } from '../../../platform/mail/receiver.ts';
import { exampleNotice, securityNotice } from '../../../platform/mail/security-notice.ts';

interface Input {
  member: Receiver;
  device: Pick<Device, 'browser' | 'system'> & { place: string | null };
  now: Date;
}

export const newDeviceMail = defineMail<Input>({
  examples: {
    new_device: { ...exampleNotice, device: { browser: 'Firefox', system: 'Windows', place: 'Rotterdam' } },
  },
  compose: (sender, { member, device, now }) => {
    const place = device.place === null ? '' : `, vanuit ${device.place}`;
    return securityNotice(sender, member, {
      subject: 'Ingelogd op een nieuw apparaat',
      event: `Er is ingelogd met uw account op een apparaat dat wij nog niet kenden: ${deviceName(device)}${place}.`,
      now,
    });
  },
});
