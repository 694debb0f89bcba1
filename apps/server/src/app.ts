import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import { DOCUMENT_BYTES_MAX } from '@mijn/domain/limits';
import {
  fastify,
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerOptions,
} from 'fastify';
import { serveApiDocs } from './platform/api-docs/serve-api-docs.ts';
import { FORM_FIELD_BYTES_MAX, FORM_FIELDS_MAX, FORM_PARTS_MAX } from './capabilities/files/form-fault.ts';
import { type Files, openFiles } from './capabilities/files/index.ts';
import { openScanner } from './platform/malware/scanner.ts';
import { createMaintenanceSource, type ReadMaintenance } from './platform/maintenance/maintenance-source.ts';
import { modules } from './modules/index.ts';
import { allowOtherSites } from './platform/plugins/other-sites.ts';
import { handleErrors } from './platform/plugins/errors.ts';
import { guardCalls } from './platform/plugins/gate.ts';
import { createHttpServers, type HttpTimes } from './platform/plugins/http-servers.ts';
import { readBodiesInTurn } from './platform/plugins/body-turns.ts';
import { readQuickJson } from './platform/plugins/json-bodies.ts';
import { logCalls } from './platform/plugins/log-calls.ts';
import { measureCalls } from './platform/plugins/measure-calls.ts';
import { createRefusalLog } from './platform/plugins/refusal-log.ts';
import { refuseCompressedBodies } from './platform/plugins/plain-bodies.ts';
import { traceCalls } from './platform/plugins/trace-calls.ts';
import { registerHealth } from './platform/plugins/health.ts';
import { readFromReplica } from './platform/plugins/read-replica.ts';
import { commonHeaders, REQUEST_ID_HEADER, secureHeaders } from './platform/plugins/security-headers.ts';
import { createUnknownHandler } from './platform/plugins/wrong-methods.ts';
import { createCookies } from './platform/security/cookies.ts';
import { trustProxies } from './platform/security/client-networks.ts';
import { createTurns } from './platform/security/turns.ts';
import {
  createSectionStream,
  type SectionStream,
  type StreamTimes,
} from './capabilities/sections/stream/section-stream.ts';
import type { Foundation } from './platform/foundation.ts';
import type { Services } from './capabilities/services.ts';
import { sendUnknown, servePortal } from './platform/static/serve-portal.ts';
import { isTracing } from './platform/tracing/tracing.ts';
import { BODY_BYTES_MIN } from './platform/wire/body-limit.ts';

/** The time of a step in milliseconds. During a stop, running calls get 12 seconds. */
const STEP_MS_MAX = 60_000;

const API_PREFIX = '/api';

export interface AppOptions {
  /** The file store of the server, which its jobs use too. */
  files?: Files;
  /** For tests: validates every response against its contract, and throws if they differ. */
  validatesResponses?: boolean;
  /** For tests: registers additional calls of the API, with the same checks before the handler. */
  furtherCalls?: (api: FastifyInstance, services: Services) => void;
  /** For tests: the timeouts for slow clients. */
  httpTimes?: HttpTimes;
  /** For tests: the intervals of the event streams. */
  streamTimes?: StreamTimes;
  /** For tests: the time that the server uses the maintenance banner that it read, in milliseconds. */
  bannerKeptMs?: number;
}

async function registerApi(
  api: FastifyInstance,
  foundation: Foundation,
  { sectionStream, readMaintenance }: { sectionStream: SectionStream; readMaintenance: ReadMaintenance },
  { files = openFiles(foundation.config), furtherCalls }: AppOptions,
): Promise<void> {
  const scanner = openScanner(foundation.config, foundation.observer);
  const services: Services = { ...foundation, log: api.log, files, scanner, sectionStream };
  await allowOtherSites(api, services.config);
  const operations = modules.flatMap(({ contract }) => Object.values(contract));
  const respondToUnknown = createUnknownHandler(operations, API_PREFIX);
  // The body of a call that is no operation is not read.
  api.addHook('onRequest', (request, reply, done) => {
    if (request.is404) void respondToUnknown(request, reply);
    else done();
  });
  await api.register(cookie);
  await api.register(multipart, {
    limits: {
      fileSize: DOCUMENT_BYTES_MAX,
      files: 1,
      fields: FORM_FIELDS_MAX,
      parts: FORM_PARTS_MAX,
      fieldSize: FORM_FIELD_BYTES_MAX,
    },
  });
  guardCalls(api, createCookies(services.config.appUrl, services.secret), services, readMaintenance);
  refuseCompressedBodies(api);
  readBodiesInTurn(api);
  readQuickJson(api);
  readFromReplica(api, services);
  for (const module of modules) module.register(api, services, modules);
  await serveApiDocs(api, services.config);
  furtherCalls?.(api, services);
  // Without this route, the files of the portal would answer an unknown path, without the headers for other sites.
  api.get('/*', (_, reply) => reply.callNotFound());
  api.setNotFoundHandler(respondToUnknown);
}

/** The server does not listen yet. */
export async function buildApp(
  foundation: Foundation,
  log: FastifyBaseLogger,
  appOptions: AppOptions = {},
): Promise<FastifyInstance> {
  const { trustProxy } = foundation.config;
  const servers = createHttpServers(commonHeaders(foundation.config), appOptions.httpTimes);
  const options: FastifyServerOptions = {
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: typeof trustProxy === 'number' ? trustProxies(trustProxy) : trustProxy,
    bodyLimit: BODY_BYTES_MIN,
    serverFactory: (handler) => servers.create(handler),
    // `respondToBrokenRequests` responds to malformed requests.
    clientErrorHandler: () => undefined,
    // During a stop, the server still responds to calls on open connections.
    return503OnClosing: false,
    pluginTimeout: STEP_MS_MAX,
    // A URL that can't be decoded, such as `/%`, reaches no hook.
    frameworkErrors: (_, request, reply) => {
      const headers = { ...commonHeaders(foundation.config), [REQUEST_ID_HEADER]: request.id };
      sendUnknown(request, reply.headers(headers));
    },
  };
  const app: FastifyInstance = fastify(options);
  app.decorate('validatesResponses', appOptions.validatesResponses ?? false);
  app.decorate('turns', createTurns());
  const refusals = createRefusalLog(log);
  handleErrors(app, refusals);
  if (isTracing()) traceCalls(app);
  logCalls(app, refusals);
  if (foundation.observer) measureCalls(app, foundation.observer);
  secureHeaders(app, foundation.config);
  registerHealth(app, foundation);
  const { readBanner, readMaintenance } = createMaintenanceSource(foundation, appOptions.bannerKeptMs);
  const sectionStream = createSectionStream(foundation, log, readBanner, appOptions.streamTimes);
  await app.register((api) => registerApi(api, foundation, { sectionStream, readMaintenance }, appOptions), {
    prefix: API_PREFIX,
  });
  await servePortal(app, foundation, readBanner);
  // The streams end first, because the draining waits for all responses.
  app.addHook('preClose', sectionStream.close);
  app.addHook('preClose', servers.drain);
  return app;
}
