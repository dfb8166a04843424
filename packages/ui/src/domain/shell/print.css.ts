import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../../theme/layers.css.ts';

const printed = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [layers.domain]: { '@media': { print: rule } } } });

// The shell, controls and links to other screens are not printed.
printed(
  'header, footer, nav, form, label, [inert], main *::before, a > [aria-hidden], a[href^="/"]:not(ul a)',
  { display: 'none !important' },
);

printed(':has(main)', { display: 'block !important', minBlockSize: '0 !important', padding: '0 !important' });
printed('main', { paddingBlockEnd: '0 !important' });

// URLs run from left to right, also in Arabic. Signed document links are not printed because they expire.
printed('a[href^="http"]:not([href*="/api/"])::after', { content: '" (\u2066" attr(href) "\u2069)"' });
