import { personalDataContract } from '@mijn/domain/personal-data/contract';
import { createCookies } from '../../platform/security/cookies.ts';
import { browserOf } from '../accounts/auth/browser.service.ts';
import { defineModule } from '../define-module.ts';
import { cleanUpExports, exportPersonalData } from './personal-data.jobs.ts';
import { exportFiles } from './personal-data-files.repository.ts';
import { exportsOfMember } from './exports.personal-data.ts';
import { getExport, getExportOfLink, openLink, requestExport, sendExport } from './personal-data.service.ts';

/** The module with which members download what the portal holds about them (docs/decisions/0151). */
export const personalDataModule = defineModule({
  name: 'personal-data',
  contract: personalDataContract,
  access: {
    getExport: 'member',
    requestExport: 'sudo',
    getExportOfLink: 'member',
    // The body has the password, so that `sudo` is not needed.
    openLink: 'member',
    downloadExport: 'member',
  },
  handlers: (services) => {
    const cookies = createCookies(services.config.appUrl, services.secret);
    return {
      getExport: async ({ caller }) => getExport(services, caller),
      requestExport: async ({ caller }) => requestExport(services, caller),
      getExportOfLink: async ({ caller, params }) => getExportOfLink(services, caller, params.token),
      openLink: async ({ caller, params, body, request }) =>
        openLink(services, caller, { ...params, ...body, origin: browserOf(request, cookies, services) }),
      downloadExport: async ({ caller, params, ...exchange }) =>
        sendExport(services, caller, params.ticket, exchange),
    };
  },
  personalData: [exportsOfMember],
  fileKinds: [exportFiles],
  jobs: [exportPersonalData, cleanUpExports],
});
