import postcss, { type AtRule, type ChildNode } from 'postcss';
import type { Plugin } from 'vite';

/**
 * The order in which a rule states its properties, each shorthand before what is part of it. What rules have in common
 * compresses when it stands together; this order was found by trying, on the sheet of November 2026.
 */
const order = `
overflow overflow-y direction overscroll-behavior font overflow-wrap text-underline-offset content fill
transform unicode-bidi justify-items -moz-text-size-adjust white-space -webkit-box-orient border
scrollbar-gutter border-style border-inline-end stroke border-inline-start border-top text-decoration
border-bottom border-radius background background-color opacity font-variant-numeric border-color
transform-box box-shadow pointer-events transition -webkit-line-clamp border-top-color color
transform-origin letter-spacing font-family border-inline-start-color grid-auto-columns
grid-template-columns font-weight grid-template-rows transition-duration filter text-overflow font-size
text-decoration-line resize justify-self scroll-padding-bottom line-height place-content justify-content
align-content flex-wrap display -webkit-box-decoration-break flex-direction align-items flex-shrink
touch-action cursor gap list-style grid-area row-gap column-gap box-decoration-break padding min-width
stroke-width flex-grow vertical-align padding-inline forced-color-adjust padding-block grid-column
padding-inline-start min-height padding-top text-decoration-thickness grid-auto-flow width height
border-end-start-radius margin text-align margin-inline scroll-margin-top outline margin-block
margin-bottom align-self margin-inline-end max-height object-fit padding-inline-end scroll-padding-top
order border-end-end-radius padding-bottom appearance margin-top max-width z-index animation position
stroke-linecap inset clip-path inset-block bottom background-image inset-inline animation-duration
-webkit-user-select text-wrap outline-offset inset-inline-end user-select text-size-adjust
animation-iteration-count top margin-inline-start inset-inline-start
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

/** Each file of styles ends with its media queries; the order of the files does not matter. */
function gatherMedia(layer: AtRule) {
  const gathered = new Map<string, AtRule>();
  for (const node of [...(layer.nodes ?? [])]) {
    if (node.type !== 'atrule' || node.name !== 'media') continue;
    const first = gathered.get(node.params);
    if (first) {
      first.append(node.nodes ?? []);
      node.remove();
    } else gathered.set(node.params, node);
  }
  layer.append([...gathered.values()]);
}

function squeezed(css: string) {
  const root = postcss.parse(css);
  root.walkDecls((declaration) => {
    // For light-dark(), which nobody writes here.
    if (declaration.prop.startsWith('--lightningcss')) declaration.remove();
    else declaration.prop = upright(declaration.prop);
  });
  root.walkComments((comment) => {
    comment.remove();
  });
  root.walkAtRules('layer', gatherMedia);
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
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css'))
          file.source = squeezed(String(file.source));
      }
    },
  };
}
