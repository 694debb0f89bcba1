import { runTogether } from './run-together.ts';

/** `storybook`: that of the library on port 6006, which shows the screens of the portal's, on port 6007, as its own. */
runTogether(
  ['packages/ui', 'apps/portal'].map((folder) => ({
    folder,
    command: 'pnpm',
    args: ['run', 'storybook', '--ci'],
    env: { STORYBOOK_DISABLE_TELEMETRY: '1' },
  })),
);
console.log('Storybook comes at http://localhost:6006 in a moment. Stop it with Ctrl-C.');
