import postcss, { type AtRule, type ChildNode } from 'postcss';
import type { Plugin } from 'vite';
import { swappedStyles } from './swappedStyles.ts';

/**
 * The order in which a rule states its properties, each shorthand before what is part of it. What rules have in common
 * compresses when it stands together; this order was found by trying, on the sheet of November 2026.
 */
const order = `
overflow opacity transform overflow-y transition overflow-wrap content -webkit-box-orient visibility
scrollbar-gutter letter-spacing unicode-bidi box-shadow font border border-style border-width
border-inline-end border-inline-start border-top border-bottom text-decoration border-color
text-underline-offset border-top-color forced-color-adjust border-inline-start-color border-radius
text-wrap background justify-items text-decoration-line background-color scroll-padding-bottom
font-variant-numeric justify-self fill transform-box -webkit-line-clamp transition-duration color flex
font-family font-weight object-fit grid-auto-columns resize font-size line-height margin
overscroll-behavior place-content grid-template-columns grid-template-rows justify-content align-content
min-width flex-wrap flex-direction grid-area grid-column display align-items gap grid-row row-gap
box-decoration-break text-overflow transform-origin -webkit-box-decoration-break stroke grid-auto-flow
list-style border-end-start-radius pointer-events flex-shrink column-gap flex-grow padding outline
padding-inline direction padding-block stroke-width padding-inline-start vertical-align padding-top
scroll-margin-top max-height min-height padding-inline-end margin-inline width margin-block height
margin-bottom margin-inline-end text-align align-self order padding-bottom container scroll-padding-top
margin-top max-width user-select border-end-end-radius animation white-space -webkit-user-select
position text-decoration-thickness z-index inset inset-block cursor background-image bottom
animation-duration appearance outline-offset filter stroke-linecap touch-action inset-inline
animation-iteration-count margin-inline-start inset-inline-end top clip-path inset-inline-start
-webkit-text-size-adjust
`
  .trim()
  .split(/\s+/);

const rank = (node: ChildNode) => (node.type === 'decl' ? order.indexOf(node.prop) : -1);

/** The lines of the app lie across the page, so its axis of blocks is the upright one. */
const upright = (property: string) =>
  property
    .replace(/block-size$/, 'height')
    .replace(/inline-size$/, 'width')
    .replace(/^inset-block-start/, 'top')
    .replace(/^inset-block-end/, 'bottom')
    .replace(/-block-start/, '-top')
    .replace(/-block-end/, '-bottom');

/** Each file of styles ends with its queries, as each query ends with those in it; the order of the files does not matter. */
function gatherQueries(outer: AtRule) {
  const gathered = new Map<string, AtRule>();
  for (const node of [...(outer.nodes ?? [])]) {
    if (node.type !== 'atrule' || !/^(media|container)$/.test(node.name)) continue;
    const first = gathered.get(node.params);
    if (first) {
      first.append(node.nodes ?? []);
      node.remove();
    } else gathered.set(node.params, node);
  }
  outer.append([...gathered.values()]);
  for (const query of gathered.values()) gatherQueries(query);
}

export function gathered(css: string) {
  const root = postcss.parse(css);
  root.walkAtRules('layer', gatherQueries);
  return root.toString();
}

export function squeezed(css: string) {
  const root = postcss.parse(gathered(css));
  root.walkDecls((declaration) => {
    // For light-dark(), which nobody writes here.
    if (declaration.prop.startsWith('--lightningcss')) declaration.remove();
    else declaration.prop = upright(declaration.prop);
  });
  root.walkComments((comment) => {
    comment.remove();
  });
  root.walkRules((rule) => {
    // A rule with a property that the order does not know stays as it is.
    if (rule.every((node) => rank(node) >= 0)) rule.nodes.sort((a, b) => rank(a) - rank(b));
  });
  return root.toString();
}

/** Says the same in the app's stylesheet so that it compresses better (see docs/decisions/0002-styling.md). */
export function squeezeStyles(): Plugin {
  return {
    name: 'squeeze-styles',
    apply: 'build',
    // By then it is minified, and what the minifier is sure to join it has joined.
    enforce: 'post',
    generateBundle(_options, bundle) {
      const files = Object.values(bundle);
      const scripts = files.flatMap((file) => (file.type === 'chunk' ? file.code : []));
      for (const file of files) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
        const css = String(file.source);
        const swapped = swappedStyles(css, gathered(css), scripts);
        if (swapped.length > 0)
          this.error(`Gathering the media queries changes styles:\n${swapped.join('\n')}`);
        file.source = squeezed(css);
      }
    },
  };
}
