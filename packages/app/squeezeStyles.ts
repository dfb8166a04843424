import postcss, { type AtRule, type ChildNode } from 'postcss';
import type { Plugin } from 'vite';
import { swappedStyles } from './swappedStyles.ts';

/**
 * The order in which a rule states its properties, each shorthand before what is part of it. What rules have in common
 * compresses when it stands together; this order was found by trying, on the sheet of November 2026.
 */
const order = `
transform opacity justify-items overflow content overflow-y overflow-wrap unicode-bidi box-shadow
justify-self scrollbar-gutter transform-box -webkit-box-orient text-overflow letter-spacing border
text-underline-offset flex border-style border-width border-inline-end border-inline-start object-fit
border-top text-wrap text-decoration border-radius background font border-bottom text-decoration-line
border-color fill resize border-top-color border-inline-start-color background-color
font-variant-numeric scroll-padding-bottom color font-family grid-auto-columns forced-color-adjust
font-weight margin container transform-origin font-size outline line-height transition
overscroll-behavior place-content justify-content grid-template-columns align-content grid-template-rows
flex-wrap stroke flex-direction text-decoration-thickness flex-shrink display -webkit-line-clamp
align-items gap grid-area row-gap stroke-width column-gap flex-grow box-decoration-break list-style
direction -webkit-box-decoration-break padding padding-inline padding-block min-width
padding-inline-start border-end-start-radius grid-column margin-inline visibility outline-offset
margin-block padding-top padding-inline-end pointer-events min-height transition-duration
scroll-margin-top height margin-bottom padding-bottom margin-inline-end align-self scroll-padding-top
margin-top max-height grid-row max-width width white-space user-select text-align
-webkit-text-size-adjust order animation position z-index vertical-align animation-duration
background-image -webkit-user-select inset clip-path inset-block cursor stroke-linecap bottom appearance
inset-inline inset-inline-end top grid-auto-flow inset-inline-start border-end-end-radius
margin-inline-start animation-iteration-count filter touch-action
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
