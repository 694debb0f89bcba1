import { describe, expect, it } from '@jest/globals';
import { faultOfFileName } from './file-names.js';

const roles = ['module', 'service', 'tables'];

describe('the names of files in server modules', () => {
  it.each([
    'apps/server/src/modules/forms/forms.module.ts',
    'apps/server/src/modules/auth/two-factor.service.ts',
    'apps/server/src/modules/auth/two-factor.service.test.ts',
    'apps/server/src/modules/forms/forms-list.test.ts',
    'apps/server/src/modules/voting/ballots/ballots.service.ts',
    'apps/server/src/modules/meetings/testing/read-calendar.ts',
    'apps/server/src/modules/forms/index.ts',
    'apps/server/src/modules/index.ts',
    'apps/server/src/modules/forms/testing/forms-fixture.ts',
    'apps/server/src/mail/outbox.ts',
    'apps/portal/src/features/forms/forms-list.tsx',
  ])('may be %s', (file) => {
    expect(faultOfFileName(`/any/where/${file}`, roles)).toBeUndefined();
  });

  it.each([
    'apps/server/src/modules/forms/forms-import.ts',
    'apps/server/src/modules/forms/forms.helper.ts',
    'apps/server/src/modules/voting/ballots/ballots.helper.ts',
    'apps/server/src/modules/forms/Forms.service.ts',
    'apps/server/src/modules/forms/forms.list.service.ts',
    'apps/server/src/modules/forms/forms.helper.test.ts',
  ])('may not be %s, and the message lists the roles', (file) => {
    expect(faultOfFileName(`/any/where/${file}`, roles)).toContain('module, service, tables');
  });
});
