import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { build } from 'vite';
import { precompress } from '../../packages/app/precompress.ts';

const root = join(import.meta.dirname, '../..');
const built = join(root, 'packages/app/dist');

/** An element as React takes it: its tag, its properties and its children. */
export type Tree = string | [tag: string, props: Record<string, unknown>, ...children: Tree[]];

/** What an element of the page looks like now, for a native page to show the same. */
export const treeOf = (page: Page, selector: string): Promise<Tree> =>
  page.locator(selector).evaluate((element) => {
    const names: Record<string, string> = { class: 'className', for: 'htmlFor', tabindex: 'tabIndex' };
    const nameOf = (name: string) =>
      names[name] ??
      (/^(aria|data)-/.test(name)
        ? name
        : name.replace(/[-:](\w)/g, (_match, letter) => letter.toUpperCase()));
    const read = (node: Node): Tree | null => {
      if (node instanceof Text) return node.data;
      if (!(node instanceof Element)) return null;
      const left = ['style', 'value', 'checked', 'autofocus', 'nonce'];
      const attributes = [...node.attributes].filter(({ name }) => !left.includes(name));
      const props = Object.fromEntries(attributes.map(({ name, value }) => [nameOf(name), value]));
      const children = [...node.childNodes].map(read).filter((child) => child !== null);
      return [node.tagName.toLowerCase(), props, ...children] as Tree;
    };
    return read(element) as Tree;
  });

const codeOf = (tree: Tree): string => {
  if (typeof tree === 'string') return JSON.stringify(tree);
  const [tag, props, ...children] = tree;
  return `h(${[JSON.stringify(tag), JSON.stringify(props), ...children.map(codeOf)].join(', ')})`;
};

export interface NativePages {
  landing: Tree;
  /** What its buttons open, in a `dialog` of the browser's own. */
  dialog: Tree;
  /** The cards of a list, every other one of which a select hides. */
  cards: Tree[];
}

const pages = ({ landing, dialog, cards }: NativePages) => ({
  landing: `
    function Landing() {
      const [open, setOpen] = useState(false);
      useEffect(() => {
        if (!open) return;
        document.querySelector('dialog').showModal();
        document.querySelector('dialog input').focus();
      }, [open]);
      return h('div', { onClick: (event) => event.target.closest('button') && setOpen(true) },
        ${codeOf(landing)}, open && createPortal(h('dialog', null, ${codeOf(dialog)}), document.body));
    }
    const page = h(Landing);`,
  cards: `
    const cards = [${cards.map((card) => `() => ${codeOf(card)}`).join(',\n')}];
    function Cards() {
      const [half, setHalf] = useState(false);
      return h('main', null,
        h('select', { onChange: (event) => setHalf(event.target.value === 'half') },
          h('option', { value: 'all' }, 'all'), h('option', { value: 'half' }, 'half')),
        h('ul', null, cards.map((Card, index) => (half && index % 2 ? null : h(Card, { key: index })))));
    }
    const page = h(Cards);`,
});

/** The built app, and beside it under `/native` pages of the same markup made of React and nothing else. */
export async function withNativePages(found: NativePages) {
  const folder = mkdtempSync(join(tmpdir(), 'settlement-help-native-'));
  const dist = join(folder, 'dist');
  cpSync(built, dist, { recursive: true });
  const [style] = readdirSync(join(built, 'assets')).filter((name) => name.endsWith('.css'));
  if (!style) throw new Error('The built app has no stylesheet for the native pages to share');
  const sources = join(root, 'node_modules/.cache/native-pages');
  rmSync(sources, { recursive: true, force: true });
  mkdirSync(sources, { recursive: true });
  for (const [name, code] of Object.entries(pages(found))) {
    writeFileSync(
      join(sources, `${name}.js`),
      `import { createElement as h, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
${code}
createRoot(document.getElementById('root')).render(page);`,
    );
    writeFileSync(
      join(sources, `${name}.html`),
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link vite-ignore rel="stylesheet" href="/assets/${style}">
<script type="module" src="./${name}.js"></script></head><body><div id="root"></div></body></html>`,
    );
    await build({
      configFile: false,
      root: sources,
      base: '/native/',
      logLevel: 'error',
      plugins: [precompress()],
      build: {
        outDir: join(dist, 'native'),
        emptyOutDir: false,
        target: 'es2022',
        modulePreload: { polyfill: false },
        rolldownOptions: { input: join(sources, `${name}.html`) },
      },
    });
  }
  return { dist, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
