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

printed('li', { breakInside: 'avoid' });
printed('h1, h2, h3, h4', { breakAfter: 'avoid' });
