import { proxiesContract } from '@mijn/domain/proxies/contract';
import { isPictureSize, sendPicture } from '../../../capabilities/files/index.ts';
import { sendMade } from '../../../capabilities/files/send-file.ts';
import { AppError, orNotFound } from '../../../platform/wire/index.ts';
import { getPhotoOf } from '../../../capabilities/photos/owned-photos.ts';
import { defineModule } from '../../define-module.ts';
import {
  respondToProxy,
  objectToProxy,
  withdrawPaperProxy,
  withdrawProxy,
} from './proxy-responses.service.ts';
import { giveProxy } from './give-proxy.service.ts';
import { createPaperProxy } from './paper-proxies.service.ts';
import { ownProxies, photographedFor } from '../../meetings/meetings.access.ts';
import { mailProxy } from './proxies.jobs.ts';
import { proxiesOfMember } from './proxies.personal-data.ts';
import { findMeetingProxy, findSigned } from './proxies.repository.ts';
import { listMeetingProxies, listProxies, listProxyHolders } from './proxies.service.ts';
import { drawProxy, fileNameOf } from './proxy-pdf.service.ts';

/** The module of proxies, by which an owner lets somebody else vote at a meeting (docs/product.md#proxies). */
export const proxiesModule = defineModule({
  name: 'proxies',
  contract: proxiesContract,
  access: {
    giveProxy: 'sudo',
    respondToProxy: 'member',
    withdrawProxy: 'member',
    objectToProxy: 'member',
    createPaperProxy: 'session',
    withdrawPaperProxy: 'session',
  },
  handlers: (services) => {
    const { database, files, config } = services;
    return {
      listProxies: async ({ caller, params }) => listProxies(services, caller, params),
      listProxyHolders: async ({ caller, params, query }) =>
        listProxyHolders(services, caller, params, query.q),
      giveProxy: async ({ caller, params, body, request }) =>
        giveProxy(services, caller, params, body, request),
      respondToProxy: async ({ caller, params, body }) => respondToProxy(services, caller, params, body),
      withdrawProxy: async ({ caller, params }) => withdrawProxy(services, caller, params),
      objectToProxy: async ({ caller, params }) => objectToProxy(services, caller, params),
      downloadProxy: async ({ caller, params, ...exchange }) => {
        const { signed } = orNotFound(await findSigned(database, ownProxies(caller), params));
        const file = {
          name: fileNameOf(signed),
          disposition: 'attachment',
          media_type: 'application/pdf',
        } as const;
        return sendMade(drawProxy(config, signed), file, exchange);
      },
      listMeetingProxies: async ({ caller, params, query }) =>
        listMeetingProxies(services, caller, params, query),
      createPaperProxy: async ({ caller, params, body, request }) =>
        createPaperProxy(services, caller, params, body, request),
      withdrawPaperProxy: async ({ caller, params }) => withdrawPaperProxy(services, caller, params),
      getProxyPicture: async ({ caller, params, ...exchange }) => {
        const { size, photo_id, proxy_id } = params;
        if (!isPictureSize(size)) throw new AppError('not_found');
        orNotFound(await findMeetingProxy(database, photographedFor(caller), params));
        const { association_id } = caller.membership;
        const owner = { association_id, kind: 'proxy', id: proxy_id } as const;
        return sendPicture(files, await getPhotoOf(database.queries, owner, photo_id), size, exchange);
      },
    };
  },
  jobs: [mailProxy],
  personalData: [proxiesOfMember],
});
