/** One replacement in one file that a test must detect. */
export interface Fault {
  kind: string;
  /** From the root of the repository. */
  file: string;
  /** Occurs once in the file. */
  find: string;
  replace: string;
  /** The fastest command that must fail. */
  command: string;
  /** Part of the output of that failure, so that a broken setup does not count as caught. */
  expected: RegExp;
}

const stories = (folder: string) => `pnpm vitest run --project storybook ${folder}`;
const unit = (project: string, filter = '') => `pnpm vitest run --project ${project} ${filter}`.trim();

export const faults: readonly Fault[] = [
  {
    kind: 'style',
    file: 'packages/ui/src/primitives/actions/Button/Button.css.ts',
    find: 'paddingInline: sheetInset(vars.space[5]),',
    replace: 'paddingInline: sheetInset(vars.space[4]),',
    command: stories('packages/ui/src/primitives/actions/Button'),
    expected: /light-360: \d+ pixels differ/,
  },
  {
    kind: 'text',
    file: 'packages/ui/messages/en/domain/auth.json',
    find: 'Registration Successful!',
    replace: 'Registration successful',
    command: unit('spec', 'tests/spec/coverage.test.ts'),
    expected: /Registration Successful!/,
  },
  {
    kind: 'contract',
    file: 'packages/contract/src/entities/text/characters.ts',
    find: 'for (const _character of text) count += 1;',
    replace: 'count += text.length;',
    command: unit('contract', 'src/entities/entities.test.ts'),
    expected: /200 emoji/,
  },
  {
    kind: 'server rule',
    file: 'packages/server/src/features/forum/routes.ts',
    find: 'if (question.user_id !== userId) {',
    replace: 'if (question.user_id === null) {',
    command: unit('server', 'test/features/forum/forum.test.ts'),
    expected: /only the author of the question accepts an answer/,
  },
  {
    kind: 'migration',
    file: 'packages/server/src/db/migrations/0016_plain_names.ts',
    find: "  ['reminders', 'is_on', 'is_enabled'],\n",
    replace: '',
    command: unit('server', 'test/db/migrations.test.ts'),
    expected: /is_enabled|is_on/,
  },
  {
    kind: 'keyboard',
    file: 'packages/ui/src/primitives/forms/Switch/Switch.tsx',
    find: "event.key !== 'Enter'",
    replace: "event.key !== 'F2'",
    command: `SCREENSHOTS=off ${stories('packages/ui/src/primitives/forms/Switch')}`,
    expected: /toBeChecked/,
  },
  {
    kind: 'contrast',
    file: 'packages/ui/src/theme/tokens.ts',
    find: 'text: { default: ink[900], muted: ink[700], subtle: ink[500] },',
    replace: 'text: { default: ink[900], muted: ink[400], subtle: ink[500] },',
    command: unit('ui', 'src/theme/contrast'),
    expected: /muted/,
  },
  {
    kind: 'offline',
    file: 'packages/app/src/lib/offline/readableOffline.ts',
    find: 'offline.showsCopy(copy.savedAt);',
    replace: '',
    command: 'pnpm release && pnpm playwright test -c tests/e2e offline.test.ts',
    expected: /You are offline/,
  },
  {
    kind: 'translation',
    file: 'packages/ui/messages/fr.po',
    find: 'msgstr "Bloquer {name}',
    replace: 'msgstr "Bloquer {nom}',
    command: 'node tools/messages/compile.ts',
    expected: /Block \{name\}\?|\{?nom\}?/,
  },
  {
    kind: 'mock',
    file: 'packages/contract/src/testing/planHandlers.ts',
    find: 'records = result.records;',
    replace: '',
    command: unit('contract', 'src/testing/planHandlers.test.ts'),
    expected: /is_unlocked/,
  },
];
