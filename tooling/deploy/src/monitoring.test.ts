import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parser } from '@prometheus-io/lezer-promql';
import { parse } from 'yaml';

const folder = path.resolve(import.meta.dirname, '../monitoring');
const root = path.resolve(folder, '../../..');
const read = (...name: string[]): string => readFileSync(path.join(...name), 'utf8');

interface Alarm {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; runbook: string };
}

const { groups } = parse(read(folder, 'alarms.yaml')) as { groups: { rules: Alarm[] }[] };
const alarms = groups.flatMap(({ rules }) => rules);
const dashboard = JSON.parse(read(folder, 'dashboard.json')) as {
  panels: { title: string; targets: { expr: string }[] }[];
};
const expressions = [
  ...alarms.map(({ alert, expr }) => [alert, expr] as const),
  ...dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
];

/** The metrics that the server registers by name. A histogram has three series. */
const metricsFolder = path.join(root, 'apps/server/src/platform/metrics');
const own = readdirSync(metricsFolder)
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .flatMap((name) => [...read(metricsFolder, name).matchAll(/'(mijn_[a-z_]+)'/gu)].map(([, found]) => found));
const HISTOGRAM = 'mijn_http_request_duration_seconds';
const series = new Set([
  ...own,
  ...['bucket', 'count', 'sum'].map((end) => `${HISTOGRAM}_${end}`),
  // Those of Prometheus itself, and the default ones of prom-client.
  'up',
  'nodejs_eventloop_lag_p99_seconds',
  'process_cpu_seconds_total',
  'process_resident_memory_bytes',
]);

/** Returns the texts of the nodes of a kind in an expression of Prometheus, and throws at a mistake in its grammar. */
function nodesOf(expr: string, kind: string): string[] {
  const found: string[] = [];
  parser.parse(expr).iterate({
    enter: ({ name, type, from, to }) => {
      if (type.isError) throw new Error(`A mistake in “${expr}” near ${from}.`);
      if (name === kind) found.push(expr.slice(from, to));
    },
  });
  return found;
}

describe('the expressions of the alarms and the dashboard', () => {
  it('are refused by the parser when they are wrong', () => {
    expect(() => nodesOf('sum(rate(up[5m])', 'VectorSelector')).toThrow('A mistake');
  });

  it.each(expressions)('%s reads metrics that the server has: %s', (_, expr) => {
    const names = nodesOf(expr, 'VectorSelector').map((selector) => selector.split('{')[0]);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !series.has(name))).toEqual([]);
  });
});

it('the example of Prometheus asks the servers of the compose file, as the job of the alarms', () => {
  const { services } = parse(read(folder, '../compose/compose.yaml')) as {
    services: Record<string, unknown>;
  };
  const port = /METRICS_PORT=(\d+)/u.exec(read(folder, '../Dockerfile'))?.[1];
  const servers = Object.keys(services).filter((name) => name.startsWith('server-'));
  expect(parse(read(folder, 'prometheus.yaml'))).toMatchObject({
    rule_files: ['alarms.yaml'],
    scrape_configs: [
      { job_name: 'mijn', static_configs: [{ targets: servers.map((name) => `${name}:${port}`) }] },
    ],
  });
});

describe('the runbook', () => {
  const runbook = path.join(root, 'docs/runbook');
  const pages = readdirSync(runbook).filter((name) => name !== 'README.md');

  it('has one page for each alarm, with its name and its parts', () => {
    expect(pages.toSorted()).toEqual(
      alarms.map(({ annotations }) => path.basename(annotations.runbook)).toSorted(),
    );
    for (const { alert, annotations } of alarms) {
      const page = read(root, annotations.runbook);
      expect(page).toContain(`# ${alert}\n\n${annotations.summary}\n`);
      expect([...page.matchAll(/^## (.*)$/gmu)].map(([, title]) => title)).toEqual([
        'What members notice',
        'Look',
        'Do',
        'It is over when',
      ]);
    }
  });

  it('lists each alarm', () => {
    const list = read(runbook, 'README.md');
    for (const { alert, labels, annotations } of alarms)
      expect(list).toContain(
        `| [${alert}](${path.basename(annotations.runbook)}) | ${annotations.summary} | ${labels.severity} |`,
      );
  });

  it('quotes lines that the log of the server has', () => {
    const source = readdirSync(path.join(root, 'apps/server/src'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => read(root, 'apps/server/src', name))
      .join('\n');
    const quoted = pages.flatMap((name) =>
      [...read(runbook, name).matchAll(/log (?:says|has) "([^"]+)"|[Tt]he log: "([^"]+)"/gu)].map(
        ([, first, second]) => first ?? second ?? '',
      ),
    );
    expect(quoted.length).toBeGreaterThan(4);
    expect(quoted.filter((line) => !source.includes(line))).toEqual([]);
  });

  it('calls the same delay late as the command status', () => {
    const status = read(root, 'apps/server/src/cli/status.ts');
    expect(status).toContain('_LATE_S = 15 * 60');
    const late = alarms.filter(({ expr }) => expr.includes('oldest'));
    expect(late.map(({ expr }) => expr.split('> ')[1])).toEqual(['900', '900']);
  });
});
