import type { Page } from 'playwright';

/** The arguments of `createElement`. */
export type Tree = string | [tag: string, props: Record<string, unknown>, ...children: Tree[]];

/** Reads the current markup of an element. */
export const treeOf = (nativePage: Page, selector: string): Promise<Tree> =>
  nativePage
    .locator(selector)
    .first()
    .evaluate((element) => {
      const names: Record<string, string> = { class: 'className', for: 'htmlFor', tabindex: 'tabIndex' };
      const nameOf = (name: string) =>
        names[name] ??
        (/^(aria|data)-/.test(name)
          ? name
          : name.replace(/[-:](\w)/g, (_match, letter) => letter.toUpperCase()));
      const read = (node: Node): Tree | null => {
        if (node instanceof Text) return node.data;
        if (!(node instanceof Element)) return null;
        const ignored = ['style', 'checked', 'autofocus', 'nonce'];
        if (!node.matches('option, [type="radio"]')) ignored.push('value');
        const attributes = [...node.attributes].filter(({ name }) => !ignored.includes(name));
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

const page = (dialog: Tree, code: string) => `
import { createElement as h, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
function Dialog() {
  useEffect(() => {
    document.querySelector('dialog').showModal();
    document.querySelector('dialog input').focus();
  }, []);
  return createPortal(h('dialog', null, ${codeOf(dialog)}), document.body);
}
${code}
createRoot(document.getElementById('root')).render(h(Native));`;

export interface Captured {
  landing: Tree;
  landingDialog: Tree;
  /** Library page: the elements above the cards. */
  above: Tree[];
  cards: Tree[];
  dialog: Tree;
}

export const nativeLanding = ({ landing, landingDialog }: Captured) =>
  page(
    landingDialog,
    `function Native() {
      const [open, setOpen] = useState(false);
      return h('div', { onClick: (event) => event.target.closest('button') && setOpen(true) },
        ${codeOf(landing)}, open && h(Dialog));
    }`,
  );

export const nativeCards = ({ above, cards, dialog }: Captured) =>
  page(
    dialog,
    `const cards = [${cards.map((card) => `() => ${codeOf(card)}`).join(',\n')}];
    function Native() {
      const [half, setHalf] = useState(false);
      const [open, setOpen] = useState(false);
      return h('main', null,
        h('div', {
          onClick: (event) => event.target.closest('button') && setOpen(true),
          onChange: (event) => setHalf(event.target.value === 'housing'),
        }, ${above.map(codeOf).join(', ')}),
        h('ul', null, cards.map((Card, index) => (half && index % 2 === 0 ? null : h(Card, { key: index })))),
        open && h(Dialog));
    }`,
  );
