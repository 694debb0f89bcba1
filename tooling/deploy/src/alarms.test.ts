import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { type Case, cases } from './alarm-cases.ts';

const rules = path.resolve(import.meta.dirname, '../monitoring/alarms.yaml');

interface Alarm {
  alert: string;
  labels: Record<string, string>;
  annotations: Record<string, string>;
}

const { groups } = parse(readFileSync(rules, 'utf8')) as { groups: { rules: Alarm[] }[] };
const alarms = groups.flatMap((group) => group.rules);

/** Debian has promtool in the package `prometheus`. PROMTOOL names another one. */
const promtool = process.env['PROMTOOL'] ?? 'promtool';
const isThere = spawnSync(promtool, ['--version']).status === 0;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'mijn-alarms-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const testOf = ({ alert, labels, annotations }: Alarm, { series, at, alerts = [] }: Case) => ({
  rule_files: [rules],
  evaluation_interval: '30s',
  tests: [
    {
      interval: '30s',
      input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
      alert_rule_test: [
        {
          eval_time: at,
          alertname: alert,
          exp_alerts: alerts.map((own) => ({
            exp_labels: { ...labels, ...own },
            exp_annotations: annotations,
          })),
        },
      ],
    },
  ],
});

it('every alarm has a case in which it fires, and one in which it is silent', () => {
  expect(Object.keys(cases).toSorted()).toEqual(alarms.map(({ alert }) => alert).toSorted());
  const lacking = Object.entries(cases).filter(
    ([, some]) => !some.some(({ alerts }) => alerts) || !some.some(({ alerts }) => !alerts),
  );
  expect(lacking).toEqual([]);
});

if (isThere) {
  describe('in promtool', () => {
    it('the rules are right', () => {
      const { stdout, stderr } = spawnSync(promtool, ['check', 'rules', rules], { encoding: 'utf8' });
      expect(`${stdout}${stderr}`).toContain(`SUCCESS: ${alarms.length} rules found`);
    });

    const all = alarms.flatMap((alarm) =>
      (cases[alarm.alert] ?? []).map(
        (one) => [alarm.alert, one.alerts ? 'fires' : 'is silent', one.what, alarm, one] as const,
      ),
    );

    it.each(all)('%s %s: %s', (_alert, _does, _what, alarm, one) => {
      const file = path.join(folder, 'test.json');
      writeFileSync(file, JSON.stringify(testOf(alarm, one)));
      const { status, stdout, stderr } = spawnSync(promtool, ['test', 'rules', file], { encoding: 'utf8' });
      expect({ status, said: status === 0 ? '' : `${stdout}${stderr}` }).toEqual({ status: 0, said: '' });
    });
  });
} else {
  // oxlint-disable-next-line jest/no-disabled-tests -- the closing lines of the test command name it
  it.skip('the alarms in promtool, which is in the package prometheus of Debian, or which PROMTOOL names', () =>
    undefined);
}
