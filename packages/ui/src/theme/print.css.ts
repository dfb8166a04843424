import { printed } from './printed.ts';

printed(':root', { fontSize: '10.5pt' });

// Black on the paper, whatever the theme is; browsers leave backgrounds out.
printed('*, *::before, *::after', {
  animation: 'none !important',
  background: 'none !important',
  borderColor: 'currentcolor !important',
  boxShadow: 'none !important',
  color: '#000 !important',
});

// What surrounds the screen, what can only be filled in or pressed, and the ways to other screens.
printed(
  'header, footer, nav, form, label, [inert], main *::before, a > [aria-hidden], a[href^="/"]:not(ul a)',
  { display: 'none !important' },
);

printed(':has(main)', { display: 'block !important', minBlockSize: '0 !important', padding: '0 !important' });

// From left to right, also in Arabic. A link to a document is signed, long, and ends soon.
printed('a[href^="http"]:not([href*="/api/"])::after', { content: '" (\u2066" attr(href) "\u2069)"' });

printed('li', { breakInside: 'avoid' });
printed('h1, h2, h3, h4', { breakAfter: 'avoid' });
