import { expect, test } from 'vitest';
import { readChanges, readObjects, readPictureChanges } from './changes.ts';

const commit = (date: string, subject: string, ...paths: string[]) =>
  `\0at-${date}\t${date}\t${subject}\n\n${paths.map((path) => `M\tpackages/ui/src/${path}`).join('\n')}\n`;

test('lists the commits to the sources of a component, also before it was moved', () => {
  const many = Array.from({ length: 20 }, (_, index) => `domain/Part${index}/Part${index}.tsx`);
  const log = [
    commit('2026-11-22', '[ui, app] Say what is busy', 'primitives/actions/Button/Button.tsx'),
    commit('2026-11-21', '[ui] Rename everything', 'primitives/actions/Button/Button.tsx', ...many),
    commit('2026-11-20', '[ui] Show one more state', 'primitives/actions/Button/Button.stories.tsx'),
    commit(
      '2026-11-19',
      '[ui] Add a button',
      'primitives/Button/Button.css.ts',
      'primitives/Button/Button.md',
    ),
  ].join('');
  const releases = new Map([['at-2026-11-20', '0.1.0']]);
  expect(readChanges(log, releases).get('Button')).toEqual([
    { date: '2026-11-22', subject: 'Say what is busy' },
    { date: '2026-11-19', subject: 'Add a button', version: '0.1.0' },
  ]);
});

test('a commit that adds many components is a change of each of them', () => {
  const many = Array.from(
    { length: 20 },
    (_, index) => `A\tpackages/ui/src/domain/Part${index}/Part${index}.tsx`,
  );
  const changes = readChanges(
    `\0${['at-2026-11-18\t2026-11-18\t[ui] Add the parts', '', ...many, 'M\tpackages/ui/src/primitives/Button/Button.tsx'].join('\n')}`,
  );
  expect(changes.get('Part3')).toEqual([{ date: '2026-11-18', subject: 'Add the parts' }]);
  expect(changes.get('Button')).toBeUndefined();
});

test('a story is changed if one picture changed, and added or removed if all pictures are', () => {
  const status = [
    'M\t.storybook/__screenshots__/button--matrix/dark-1280.webp',
    'M\t.storybook/__screenshots__/button--matrix/light-360.webp',
    'A\t.storybook/__screenshots__/button--matrix/forced-360.webp',
    'A\t.storybook/__screenshots__/link--matrix/light-360.webp',
    'D\t.storybook/__screenshots__/tag--matrix/light-360.webp',
    'D\t.storybook/__screenshots__/card--matrix/dark-360.webp',
    'A\t.storybook/__screenshots__/card--matrix/rtl-1280.webp',
  ].join('\n');
  expect(readPictureChanges(status)).toEqual({
    changed: [{ id: 'button--matrix', file: 'light-360.webp' }],
    added: ['link--matrix'],
    removed: ['tag--matrix'],
  });
});

test('reads binary pictures and returns undefined for a missing one', () => {
  const pictures = [Buffer.from([0, 10, 255]), Buffer.from('HEAD:b.webp missing\n'), Buffer.alloc(0)];
  const parts = pictures.map((picture) =>
    Buffer.concat([Buffer.from(`1a2b blob ${picture.length}\n`), picture, Buffer.from('\n')]),
  );
  parts.splice(1, 0, Buffer.from('HEAD:a b.webp missing\n'));
  const [first, second, third] = pictures;
  expect(readObjects(Buffer.concat(parts))).toEqual([first, undefined, second, third]);
});
