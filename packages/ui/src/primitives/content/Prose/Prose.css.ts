import { primitiveGlobalStyle, primitiveStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

export const prose = primitiveStyle({ maxInlineSize: vars.size.measure, overflowWrap: 'break-word' });

type Rule = Parameters<typeof primitiveGlobalStyle>[1];

/** Styles direct children. The selector is as weak as an element, so that a component inside keeps its own style. */
const block = (element: string, rule: Rule) => primitiveGlobalStyle(`:where(.${prose}) > ${element}`, rule);

/** Styles elements at any depth that no component has rendered. */
const inside = (element: string, rule: Rule) =>
  primitiveGlobalStyle(`:where(.${prose}) ${element}:where(:not([class]))`, rule);

const rule = `1px solid ${vars.color.border.subtle}`;
const lists = ':is(ul, ol):where(:not([role], [class]))';
const before = (space: string) => ({ marginBlockStart: space });

block('* + *', before(vars.space[4]));
block('* + h2', before(vars.space[10]));
block('* + :is(h3, h4)', before(vars.space[6]));
block(':is(h2, h3, h4) + *', before(vars.space[2]));
block('h2 + h3', before(vars.space[4]));

block('h2', { fontSize: vars.text.title });
block('h3', { fontSize: `min(${vars.text.large}, 10vw)` });
block('h4', { fontFamily: vars.font.body, fontSize: vars.text.body, letterSpacing: 0 });

primitiveGlobalStyle(`:where(.${prose}) ${lists}`, { paddingInlineStart: vars.space[6] });
primitiveGlobalStyle(`:where(.${prose}) ${lists} > li + li`, before(vars.space[2]));
primitiveGlobalStyle(`:where(.${prose}) ${lists} > li > :is(p, ul, ol)`, before(vars.space[2]));
primitiveGlobalStyle(`:where(.${prose}) ${lists} > li::marker`, { color: vars.color.text.subtle });

// Browsers do these too, but the reset of another sheet may remove them.
primitiveGlobalStyle(`:where(.${prose}) ul:where(:not([role], [class]))`, { listStyle: 'disc' });
primitiveGlobalStyle(`:where(.${prose}) :is(ul, ol) ul:where(:not([role], [class]))`, {
  listStyle: 'circle',
});
primitiveGlobalStyle(`:where(.${prose}) ol:where(:not([role], [class]))`, { listStyle: 'decimal' });
inside(':is(em, i)', { fontStyle: 'italic' });

block('dl > dt', { fontWeight: vars.weight.bold });
block('dl > dd', { paddingInlineStart: vars.space[4] });
block('dl > dd + dt', before(vars.space[3]));

block('blockquote', {
  marginBlockEnd: 0,
  marginInline: 0,
  paddingInlineStart: vars.space[4],
  borderInlineStart: `3px solid ${vars.color.border.subtle}`,
  color: vars.color.text.muted,
});
block('blockquote > * + *', before(vars.space[3]));

block('hr', { marginBlock: `${vars.space[8]} 0`, border: 0, borderBlockStart: rule });
block('hr + *', before(vars.space[8]));

block('table', { inlineSize: '100%', borderSpacing: 0, overflowWrap: 'anywhere' });
inside('caption', {
  paddingBlockEnd: vars.space[2],
  fontWeight: vars.weight.bold,
  textAlign: 'start',
});
inside(':is(th, td)', {
  paddingBlock: vars.space[2],
  paddingInline: `0 ${vars.space[4]}`,
  borderBlockEnd: rule,
  textAlign: 'start',
  verticalAlign: 'baseline',
});
inside(':is(th, td):last-child', { paddingInlineEnd: 0 });
inside('thead th', {
  borderBlockEndColor: vars.color.border.control,
  color: vars.color.text.muted,
  fontSize: vars.text.small,
  verticalAlign: 'bottom',
});

inside('a', {
  borderRadius: vars.radius.small,
  color: vars.color.action.text,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  overflowWrap: 'anywhere',
});
inside('a:hover', { textDecorationThickness: '2px' });

// The library has no monospace font; a system font would have other metrics.
inside('code', {
  paddingBlock: '0.1em',
  paddingInline: '0.3em',
  border: rule,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.surface.sunken,
  fontFamily: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  direction: 'ltr',
  unicodeBidi: 'isolate',
  overflowWrap: 'anywhere',
});

inside('img', { blockSize: 'auto', borderRadius: vars.radius.control });
inside('figcaption', { ...before(vars.space[2]), color: vars.color.text.muted, fontSize: vars.text.small });
