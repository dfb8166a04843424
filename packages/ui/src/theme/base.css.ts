import { globalStyle } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { layers } from './layers.css.ts';
import { vars } from './vars.css.ts';

const reset = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });

reset('*, *::before, *::after', { boxSizing: 'border-box' });

reset('html', {
  backgroundColor: vars.color.surface.page,
  color: vars.color.text.default,
  fontFamily: vars.font.body,
  lineHeight: vars.leading.body,
  // Long words wrap; elements that may shrink below a word use `anywhere`.
  overflowWrap: 'break-word',
  // The bottom bar must not cover the focused element.
  scrollPaddingBlockEnd: `calc(${vars.size.bottomBar} + env(safe-area-inset-bottom) + ${vars.space[4]})`,
  scrollPaddingBlockStart: `calc(${vars.size.header} + ${vars.space[4]})`,
  scrollbarGutter: 'stable',
  WebkitTextSizeAdjust: '100%',
  '@media': { [media.wide]: { scrollPaddingBlockEnd: vars.space[4] } },
});

reset('body', { fontSize: vars.text.body, minBlockSize: '100dvh' });

reset('body, h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset', { margin: 0 });
reset('[role="list"]', { listStyle: 'none', padding: 0 });
// Browsers do this too, but the reset of another sheet may remove it.
reset('strong, b, th', { fontWeight: 'bolder' });
reset('fieldset', { border: 0, padding: 0, minInlineSize: 0 });

reset('h1, h2, h3, h4', {
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.bold,
  letterSpacing: '-0.012em',
  lineHeight: vars.leading.tight,
  textWrap: 'balance',
  hyphens: 'auto',
  hyphenateLimitChars: '12',
});

// View transitions between screens, and from a list row to its screen.
reset('main h1', { viewTransitionName: 'screen-title' });

reset('a, button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
reset('svg, img', { display: 'block', maxInlineSize: '100%' });

reset(':focus-visible', {
  outline: `3px solid ${vars.color.border.focus}`,
  outlineOffset: '2px',
});

// Keyframes only use these three properties, so reduced motion can keep opacity alone.
reset('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      rotate: 'none !important',
      scale: 'none !important',
      translate: 'none !important',
      transitionProperty: 'opacity !important',
    },
  },
});
