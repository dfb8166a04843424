import { printedProduct } from '../../theme/printed.ts';

// The shell, controls and links to other screens are not printed.
printedProduct(
  'header, footer, nav, form, label, [inert], main *::before, a > [aria-hidden], a[href^="/"]:not(ul a)',
  { display: 'none !important' },
);

printedProduct(':has(main)', {
  display: 'block !important',
  minBlockSize: '0 !important',
  padding: '0 !important',
});
printedProduct('main', { paddingBlockEnd: '0 !important' });

// URLs run from left to right, also in Arabic. Signed document links are not printed because they expire.
printedProduct('a[href^="http"]:not([href*="/api/"])::after', { content: '" (\u2066" attr(href) "\u2069)"' });
