import type { Report, Result } from '../report.ts';

const LABEL_WIDTH = 74;

function counted(texts: readonly string[]): [text: string, count: number][] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one);
}

function by(results: readonly Result[], name: (result: Result) => string): [string, Result[]][] {
  return [...Map.groupBy(results, name)];
}

function lineOf(check: string, results: readonly Result[]): string {
  const count = (outcome: Result['outcome']) => results.filter((result) => result.outcome === outcome).length;
  const [holds, broken, missing, accepted] = [
    count('holds'),
    count('broken'),
    count('missing'),
    count('accepted'),
  ];
  const mark = broken > 0 ? '✗' : missing > 0 ? '○' : accepted > 0 ? '~' : holds > 0 ? '✓' : '–';
  const numbers = [holds, broken, missing, accepted, count('skipped')]
    .map((number) => String(number).padStart(9))
    .join('');
  return `  ${mark} ${check.padEnd(LABEL_WIDTH)}${numbers}`;
}

function detailsOf(results: readonly Result[]): string[] {
  const broken = results.filter(({ outcome }) => outcome === 'broken');
  const missing = results.filter(({ outcome }) => outcome === 'missing');
  const accepted = results.filter(({ outcome }) => outcome === 'accepted');
  const skipped = results.flatMap(({ outcome, reason = '' }) => (outcome === 'skipped' ? [reason] : []));
  return [
    ...broken.map(
      ({ operation, reason = '', rule }) =>
        `      ✗ ${operation}\n        ${reason} (reference of the API: ${rule})`,
    ),
    ...missing.map(({ operation, reason = '' }) => `      ○ ${operation}: ${reason}`),
    ...accepted.map(({ operation, reason = '' }) => `      ~ ${operation}: accepted: ${reason}`),
    ...counted(skipped).map(([reason, count]) => `      – ${count} skipped: ${reason}`),
  ];
}

export function textReport(report: Report): string {
  const { results, holds, broken, missing, accepted, skipped, left } = report;
  const head = `  ${' '.repeat(LABEL_WIDTH + 2)}${['holds', 'broken', 'missing', 'accepted', 'skipped'].map((word) => word.padStart(9)).join('')}`;
  const sections = by(results, ({ group }) => group).map(([group, ofGroup]) => {
    const checks = by(ofGroup, ({ check }) => check);
    return [group, ...checks.flatMap(([check, some]) => [lineOf(check, some)].concat(detailsOf(some)))].join(
      '\n',
    );
  });
  const remains =
    left.length > 0
      ? `\nCould not be deleted; delete it by hand:\n${left.map((path) => `  ${path}`).join('\n')}\n`
      : '';
  const closed = report.closed.map(({ check, operation }) => `  ${check}: ${operation}\n`);
  const notes = [
    remains,
    report.stays.length > 0
      ? `\nStays, because nobody can delete it:\n${report.stays.map((path) => `  ${path}\n`).join('')}`
      : '',
    closed.length > 0
      ? `\nHolds now, so that it can leave the baseline (--write-baseline does):\n${closed.join('')}`
      : '',
  ];
  const verdict =
    broken > 0
      ? 'The contract is broken'
      : report.is_stopped
        ? 'The run was stopped'
        : missing > 0
          ? 'The contract holds as far as it is implemented'
          : 'The contract holds';
  return [
    `${report.base_address}${report.association === null ? '' : `, association ${report.association}`}`,
    '',
    head,
    sections.join('\n\n'),
    '',
    `${verdict}: ${holds} hold, ${broken} do not, ${missing} are not implemented, ${accepted} are accepted, ${skipped} were skipped, in ${(report.duration_ms / 1000).toFixed(1)} s.`,
    ...notes.filter((note) => note !== ''),
    '',
  ].join('\n');
}
