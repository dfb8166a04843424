import * as lucide from 'lucide';
import preview from '#storybook/preview';
import { Icon } from '../../primitives/content/Icon/Icon.tsx';
import * as styles from './Foundations.css.ts';

const meta = preview.meta({
  title: 'Foundations/Icons',
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'One family, Lucide, drawn with 1.6 px. An icon stands beside a word or has a name of its own; it never replaces a word that fits. Arrows turn round from right to left, things do not. Take one of these before you bring another.',
      },
    },
  },
});

const sources = import.meta.glob<string>(
  [
    '../../{styles,primitives,patterns,domain}/**/*.{ts,tsx}',
    '!../../**/*.stories.tsx',
    '!../../**/*.css.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);

const namesIn = (source: string) =>
  [...source.matchAll(/import \{([^}]*)\} from 'lucide'/g)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type ')),
  );

const componentOf = (path: string) =>
  path
    .split('/')
    .at(-1)
    ?.replace(/\.tsx?$/, '') ?? path;

/** The icons that our components use, with the names of these components. */
function usedIcons(): [name: string, users: string[]][] {
  const users = new Map<string, string[]>();
  for (const [path, source] of Object.entries(sources)) {
    for (const name of namesIn(source)) users.set(name, [...(users.get(name) ?? []), componentOf(path)]);
  }
  return [...users].sort(([one], [other]) => one.localeCompare(other));
}

const used = usedIcons();

// biome-ignore lint/performance/noDynamicNamespaceImportAccess: a page of Storybook, which ships to nobody
const iconOf = (name: string) => lucide[name as 'Check'];

export const InUse = meta.story({
  render: () => (
    <ul role="list" className={styles.icons}>
      {used.map(([name, users]) => (
        <li key={name} className={styles.icon}>
          <Icon icon={iconOf(name)} size="large" />
          <div>
            <strong>{name}</strong>
            <p className={styles.note}>{users.join(', ')}</p>
          </div>
        </li>
      ))}
    </ul>
  ),
});
