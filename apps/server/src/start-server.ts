import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { allJobs, fileKinds, mailSources, personalData, sealedTables } from './modules/index.ts';
import { buildApp } from './app.ts';
import type { Config } from './platform/config/read-config.ts';
import { errorCode, StartFault } from './platform/config/errors.ts';
import { commit, version } from './platform/config/version.ts';
import { type Files, openFiles } from './capabilities/files/index.ts';
import { listMade } from './capabilities/files/made-files.repository.ts';
import { openScanner } from './platform/malware/scanner.ts';
import { findRequiredSecondFactors } from './modules/accounts/auth/second-factor-requirement.jobs.ts';
import { resealAll } from './platform/security/reseal.ts';
import { runJobs } from './platform/jobs/run-jobs.ts';
import { sampleFiles } from './capabilities/stored-files/sample-files.ts';
import { joinServers } from './platform/servers/join-servers.ts';
import { openJobServices } from './capabilities/job-services.ts';
import type { MailSources } from './capabilities/notifications/sources.ts';
import { createAwayLog } from './platform/database/tell-away.ts';
import type { MetricsServer } from './platform/metrics/serve-metrics.ts';
import { openFoundation, type OpenFoundation } from './open-foundation.ts';
import { checkStore } from './check-store.ts';
import { startTracing } from './platform/tracing/start-tracing.ts';

export interface RunningServer extends OpenFoundation {
  url: string;
  metricsUrl: string | undefined;
  /** Says that it is not ready, waits for proxies and for running calls, and then stops jobs, connections and the database. */
  stop: () => Promise<void>;
}

async function listen(app: FastifyInstance, { port, host }: Config): Promise<string> {
  try {
    return await app.listen({ port, host });
  } catch (error) {
    const code = errorCode(error);
    if (code === 'EADDRINUSE') {
      throw new StartFault(`Port ${port} is in use: stop the other program, or choose another with PORT.`);
    }
    if (code === 'EADDRNOTAVAIL') {
      throw new StartFault(`${host} is no address of this machine: choose another with HOST.`);
    }
    if (code === 'EACCES') throw new StartFault(`Port ${port} may not be used: choose another with PORT.`);
    throw error;
  }
}

/** Seals texts that an earlier version stored plain, or that are sealed with the other secret. */
async function sealPlain({ database, secret }: OpenFoundation, log: FastifyBaseLogger): Promise<void> {
  const { resealed, unreadable } = await resealAll(sealedTables, database.queries, secret);
  if (resealed > 0) log.info(`sealed ${resealed} secrets with the current secret of the server`);
  if (unreadable > 0) {
    log.error(
      `${unreadable} sealed secrets can't be opened: the secret of the server is another than before. Restore SESSION_SECRET, or the file session-secret of the data folder, from the backup`,
    );
  }
}

/** Reports that the file store is probably of another database. Says nothing about a store that does not respond. */
async function checkFiles({ database }: OpenFoundation, files: Files, log: FastifyBaseLogger): Promise<void> {
  const { missing, sampled } = await sampleFiles(database, files, fileKinds).catch(() => ({
    missing: 0,
    sampled: 0,
  }));
  if (missing === 0) return;
  log.error(
    `${missing} of ${sampled} files that were looked for are not in the file store: check DATA_DIR and FILES_URL. "mijn verify" lists the missing files; restore them from the backup`,
  );
}

/**
 * Starts data folder, database, migrations, app and port in order, and stops those that have started after a failure.
 * @param prepare runs after the migrations, before the server listens. @param sources what the jobs know about mails, which
 * tests and benchmarks replace. @throws StartFault with an explanation for the operator.
 */
export async function startServer(
  config: Config,
  log: FastifyBaseLogger,
  prepare: (foundation: OpenFoundation) => Promise<void>,
  sources: MailSources = mailSources,
): Promise<RunningServer> {
  // The database and the app look once whether traces are asked for.
  const tracing = config.tracesUrl === undefined ? undefined : await startTracing(config.tracesUrl, log);
  const opened = await openFoundation(config, log);
  const { now, database } = opened;
  const { metricsHost, metricsPort } = config;
  const kinds = allJobs.map(({ name }) => name);
  const { dataDir } = config;
  const metrics =
    metricsPort === undefined
      ? undefined
      : (await import('./platform/metrics/metrics.ts')).createMetrics({
          version,
          commit,
          dataDir,
          database,
          kinds,
        });
  const checks = {
    listMade: async (keys: readonly string[]) => listMade(database.queries, keys),
    onDamaged: (key: string): void => {
      log.error({ key }, 'the bytes of a stored file are damaged, and are not sent');
      metrics?.observer.onDamagedFile();
    },
  };
  const files = openFiles(config, { observer: metrics?.observer, checks });
  if (config.malwareScanner) metrics?.watchScanner(openScanner(config));
  if (config.filesUrl !== undefined) metrics?.watchStore(files);
  const foundation = { ...opened, observer: metrics?.observer };
  let app: FastifyInstance | undefined;
  let metricsServer: MetricsServer | undefined;
  let joined: Awaited<ReturnType<typeof joinServers>> | undefined;
  const watch = database.watch(createAwayLog(log));
  const replicaWatch = database.replica?.watch((isUsable) =>
    isUsable
      ? log.info('the read replica answers again')
      : log.warn('the read replica does not answer: the primary answers all calls'),
  );
  const close = async (): Promise<void> => {
    await metricsServer?.close();
    await replicaWatch?.stop();
    await watch.stop();
    await joined?.leave();
    await foundation.close();
    await tracing?.stop();
  };
  try {
    await database.replica?.check();
    joined = await joinServers(foundation, log);
    await checkStore(config, files, log);
    await prepare(foundation);
    await sealPlain(foundation, log);
    await checkFiles(foundation, files, log);
    await files.removeLeftovers(now());
    app = await buildApp(foundation, log, { files });
    if (metrics && metricsPort !== undefined) {
      const { serveMetrics } = await import('./platform/metrics/serve-metrics.ts');
      metricsServer = await serveMetrics(metrics, metricsHost, metricsPort);
    }
    const url = await listen(app, config);
    const running = app;
    const jobServices = openJobServices(foundation, log, { files, sources, personalData });
    const queue = await runJobs(allJobs, jobServices);
    // The notice of a requirement that was switched on begins with the first server that knows it, and not an hour later.
    if (config.brand.require_second_factor) await findRequiredSecondFactors.add(database.queries, {});
    const stop = async (): Promise<void> => {
      await running.standDown();
      await running.close();
      const stopped = queue.stop();
      // Jobs that read a file end at once.
      await jobServices.reader.close();
      await stopped;
      jobServices.transport.close();
      await close();
    };
    return { ...foundation, url, metricsUrl: metricsServer?.url, stop };
  } catch (error) {
    await app?.close();
    await close();
    throw error;
  }
}
