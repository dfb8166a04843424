import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { headings } from '../component-docs/guidance.ts';
import { partName } from '../component-docs/partName.ts';

const upperFirst = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const lowerFirst = (word: string) => word.charAt(0).toLowerCase() + word.slice(1);

/** `part` is empty for a component of the product. */
const component = (name: string, src: string, part: string) => `import type { ComponentProps } from 'react';
import { cx } from '${src}/styles/cx.ts';
import * as styles from './${name}.css.ts';

export interface ${name}Props extends ComponentProps<'div'> {}

/** TODO: what a person sees or does here, in one sentence. */
export function ${name}({ className, ...props }: ${name}Props) {
  return <div ${part}{...props} className={cx(styles.${lowerFirst(name)}, className)} />;
}
`;

const styles = (
  name: string,
  src: string,
  style: string,
) => `import { ${style} } from '${src}/styles/layered.ts';
import { vars } from '${src}/theme/vars.css.ts';

export const ${lowerFirst(name)} = ${style}({
  color: vars.color.text.default,
});
`;

const stories = (name: string, src: string, title: string) => `import preview from '#storybook/preview';
import { hardTexts } from '${src}/../test/texts.ts';
import { ${name} } from './${name}.tsx';

const meta = preview.meta({
  title: '${title}',
  component: ${name},
  args: { children: '${name}' },
});

export const Default = meta.story({
  parameters: {
    modes: {
      longText: { args: { children: hardTexts.long } },
      rightToLeft: { args: { children: hardTexts.arabic.word } },
    },
  },
});
${title.startsWith('Primitives/') ? '\nexport const Matrix = meta.story();\n' : ''}`;

const guidance = (name: string) =>
  [`# ${name}`, 'status: trial\naliases: TODO', ...headings.map((heading) => `## ${heading}\n\nTODO`)].join(
    '\n\n',
  );

const usage =
  'Usage: pnpm scaffold Name folder, where folder is one below packages/ui/src: patterns, or one of primitives or domain, such as: pnpm scaffold VisaCard domain/account';

function readArguments() {
  const {
    values: { root },
    positionals: [name = '', folder = ''],
  } = parseArgs({
    allowPositionals: true,
    options: { root: { type: 'string', default: join(import.meta.dirname, '../..') } },
  });
  const ui = join(root, 'packages/ui');
  const isLayer = /^(patterns|(primitives|domain)\/[a-z]+)$/.test(folder);
  if (!/^[A-Z][A-Za-z0-9]+$/.test(name) || !isLayer || !existsSync(join(ui, 'src', folder)))
    throw new Error(usage);
  return { root, ui, name, folder };
}

function scaffold() {
  const { root, ui, name, folder } = readArguments();
  const path = join(ui, 'src', folder, name);
  if (existsSync(path)) throw new Error(`${relative(root, path)} exists already. Choose another name.`);

  const [layer = '', area = ''] = folder.split('/');
  const src = relative(path, join(ui, 'src'));
  const title = [layer, area, name].filter(Boolean).map(upperFirst).join('/');
  mkdirSync(path);
  writeFileSync(
    join(path, `${name}.tsx`),
    component(name, src, layer === 'domain' ? '' : `data-part="${partName(name)}" `),
  );
  writeFileSync(join(path, `${name}.css.ts`), styles(name, src, `${layer.replace(/s$/, '')}Style`));
  writeFileSync(join(path, `${name}.stories.tsx`), stories(name, src, title));
  writeFileSync(join(path, `${name}.md`), `${guidance(name)}\n`);

  const entry = join(ui, 'src', layer === 'domain' ? 'domain.ts' : 'index.ts');
  const exported = `export { ${name}, type ${name}Props } from './${folder}/${name}/${name}.tsx';`;
  writeFileSync(entry, `${readFileSync(entry, 'utf8')}${exported}\n`);
  console.log(
    `Made ${relative(root, path)}. Exported it from ${relative(root, entry)}; pnpm format sorts it in.`,
  );
}

try {
  scaffold();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
