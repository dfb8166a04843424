import { printed } from './printed.ts';

printed(':root', { fontSize: '10.5pt' });

// A dark colour scheme would print a black page if backgrounds are printed.
printed(':root, [data-theme]', { colorScheme: 'light !important' });

// Browsers do not print backgrounds, so text is black in every theme.
printed('*, *::before, *::after', {
  animation: 'none !important',
  background: 'none !important',
  borderColor: 'currentcolor !important',
  boxShadow: 'none !important',
  color: '#000 !important',
});

// The shell, controls and links to other screens are not printed.
printed(
  'header, footer, nav, form, label, [inert], main *::before, a > [aria-hidden], a[href^="/"]:not(ul a)',
  { display: 'none !important' },
);

printed(':has(main)', { display: 'block !important', minBlockSize: '0 !important', padding: '0 !important' });
printed('main', { paddingBlockEnd: '0 !important' });

// URLs run from left to right, also in Arabic. Signed document links are not printed because they expire.
printed('a[href^="http"]:not([href*="/api/"])::after', { content: '" (\u2066" attr(href) "\u2069)"' });

printed('li', { breakInside: 'avoid' });
printed('h1, h2, h3, h4', { breakAfter: 'avoid' });
