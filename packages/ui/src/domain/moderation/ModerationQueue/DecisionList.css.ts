import { domainStyle } from '../../../styles/layered.ts';

// On a phone the table scrolls sideways; a narrower column would make each row as tall as the window.
export const reason = domainStyle({ minInlineSize: '16rem' });
