import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';

const local = (file) => fileURLToPath(new URL(file, import.meta.url));

function faultsOf(plays) {
  const root = mkdtempSync(path.join(tmpdir(), 'mijn-lint-'));
  const folder = path.join(root, 'packages/ui/src');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path.join(root, '.oxlintrc.json'),
    JSON.stringify({ jsPlugins: [local('plugin.js')], rules: { 'mijn/stories': 'error' } }),
  );
  for (const [at, steps] of plays.entries())
    writeFileSync(
      path.join(folder, `story-${at}.stories.tsx`),
      `export const Story = { async play({ canvas, userEvent }) { ${steps} } };`,
    );
  const { stdout } = spawnSync(local('../../../node_modules/.bin/oxlint'), ['--format=json', '.'], {
    cwd: root,
    encoding: 'utf8',
  });
  rmSync(root, { recursive: true });
  const { diagnostics } = JSON.parse(stdout);
  return plays.map((_, at) =>
    diagnostics
      .filter(({ code, filename }) => code.includes('mijn') && filename.includes(`story-${at}.`))
      .map(({ message }) => message.split(' ').slice(0, 3).join(' ')),
  );
}

const click = `await userEvent.click(canvas.getByRole('button'));`;

describe('the lint rule for the steps of stories', () => {
  it('refuses to check or to measure once right after an action, and to sleep', () => {
    expect(
      faultsOf([
        `${click} await expect(canvas.getByRole('dialog')).toBeVisible();`,
        `await press('Tab'); const link = canvas.getByRole('link'); await expect(link).toHaveFocus();`,
        `${click} await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();`,
        `${click} const { top } = canvas.getByRole('dialog').getBoundingClientRect();`,
        `await new Promise((resolve) => setTimeout(resolve, 100));`,
      ]),
    ).toEqual([
      ['This checks once,'],
      ['This checks once,'],
      ['This checks once,'],
      ['This measures once,'],
      ['A story waits'],
    ]);
  });

  it('allows to poll, and to check once when nothing has changed since', () => {
    expect(
      faultsOf([
        `await expect(canvas.getByRole('dialog')).toBeVisible();`,
        `${click} await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());`,
        `${click} await expect(await canvas.findByRole('dialog')).toBeVisible(); await expect(document.body).toHaveFocus();`,
        `${click} await expect(onPress).not.toHaveBeenCalled();`,
        `${click} await waitFor(() => expect(canvas.getByRole('dialog').scrollTop).toBe(0));`,
      ]).flat(),
    ).toEqual([]);
  });
});
