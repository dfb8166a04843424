import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';

const layers = { primitive: 'primitives', domain: 'domain' } as const;
type Layer = keyof typeof layers;

const isLayer = (word: string): word is Layer => Object.hasOwn(layers, word);
const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

const component = (name: string) => `import type { ComponentProps } from 'react';
import { cx } from '../../internal/cx.ts';
import * as styles from './${name}.css.ts';

export interface ${name}Props extends ComponentProps<'div'> {}

/** TODO: what a person sees or does here, in one sentence. */
export function ${name}({ className, ...props }: ${name}Props) {
  return <div {...props} className={cx(styles.${lowerFirst(name)}, className)} />;
}
`;

const styles = (name: string, layer: Layer) => `import { ${layer}Style } from '../../internal/layered.ts';
import { vars } from '../../theme/vars.css.ts';

export const ${lowerFirst(name)} = ${layer}Style({
  color: vars.color.text.default,
});
`;

const stories = (name: string, layer: Layer) => `import preview from '#storybook/preview';
import { ugly } from '../../internal/storyTexts.ts';
import { ${name} } from './${name}.tsx';

const meta = preview.meta({
  title: '${layer === 'primitive' ? 'Primitives' : 'Domain'}/${name}',
  component: ${name},
  args: { children: '${name}' },
});

export const Default = meta.story();

${layer === 'primitive' ? 'export const Matrix = meta.story();\n\n' : ''}export const LongText = meta.story({ args: { children: ugly.long } });

export const RightToLeft = meta.story({ globals: { dir: 'rtl' }, args: { children: ugly.arabic.word } });
`;

const usage = 'Usage: pnpm scaffold Name [primitive|domain], such as: pnpm scaffold VisaCard domain';

function readArguments() {
  const {
    values: { root },
    positionals: [name = '', layer = 'domain'],
  } = parseArgs({
    allowPositionals: true,
    options: { root: { type: 'string', default: join(import.meta.dirname, '..') } },
  });
  if (!/^[A-Z][A-Za-z0-9]+$/.test(name) || !isLayer(layer)) throw new Error(usage);
  return { root, name, layer };
}

function scaffold() {
  const { root, name, layer } = readArguments();
  const folder = join(root, 'packages/ui/src', layers[layer], name);
  if (existsSync(folder)) throw new Error(`${relative(root, folder)} exists already. Choose another name.`);

  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.tsx`), component(name));
  writeFileSync(join(folder, `${name}.css.ts`), styles(name, layer));
  writeFileSync(join(folder, `${name}.stories.tsx`), stories(name, layer));

  console.log(
    `Made ${relative(root, folder)}. Add to packages/ui/src/index.ts, in the order of its paths:\n`,
  );
  console.log(`export { ${name}, type ${name}Props } from './${layers[layer]}/${name}/${name}.tsx';`);
}

try {
  scaffold();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
